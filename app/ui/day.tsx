interface DayProps {
	/** A date as YYYY-MM-DD. */
	date: string;
	/** long: March 15, 2024. short: 1 Sep 2025, as the policies show it. */
	format: "long" | "short";
}

/** A calendar day, the same in every time zone. */
export function Day({ date, format }: DayProps) {
	const day = new Date(`${date}T00:00:00Z`);
	const text =
		format === "long"
			? day.toLocaleDateString("en-US", { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" })
			: day.toLocaleDateString("en-GB", { timeZone: "UTC", year: "numeric", month: "short", day: "numeric" }).replace("Sept", "Sep");
	return <time dateTime={date}>{text}</time>;
}
