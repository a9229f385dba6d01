/** A result's leading figure, such as 300% or 20+, and the words behind it; no figure where it begins with none. */
export function splitFigure(text: string): { figure: string; rest: string } {
	const [figure = ""] = /^\d[\d.,]*[%+]?/.exec(text) ?? [];
	return { figure, rest: text.slice(figure.length).trim() };
}
