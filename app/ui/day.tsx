interface DayProps {
	/** YYYY-MM-DD or, in the long format, YYYY-MM. */
	date: string;
	/** "long" is March 15, 2024; "short", used on policies, is 1 Sep 2025. */
	format: "long" | "short";
}

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** A calendar day, independent of the time zone. Avoids Intl, which is slow and differs between browsers. */
export function Day({ date, format }: DayProps) {
	const [year, month, day] = date.split("-").map(Number);
	const name = MONTHS[Number(month) - 1] ?? "";
	return (
		<time dateTime={date} className="whitespace-nowrap">
			{format === "long" ? `${name} ${day ? `${day}, ` : ""}${year}` : `${day} ${name.slice(0, 3)} ${year}`}
		</time>
	);
}
