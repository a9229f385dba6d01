interface DayProps {
	/** A date as YYYY-MM-DD. */
	date: string;
	/** long: March 15, 2024. short: 1 Sep 2025, as the policies show it. */
	format: "long" | "short";
}

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/**
 * A calendar day, the same in every time zone. Written without Intl, which a browser takes long to start and which
 * abbreviates September differently from browser to browser: React would find another text than the server's.
 */
export function Day({ date, format }: DayProps) {
	const [year, month, day] = date.split("-").map(Number);
	const name = MONTHS[Number(month) - 1] ?? "";
	return <time dateTime={date}>{format === "long" ? `${name} ${day}, ${year}` : `${day} ${name.slice(0, 3)} ${year}`}</time>;
}
