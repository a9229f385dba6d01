/** Splits a result into the figure that it starts with, such as 300% or 20+, and the rest. */
export function splitFigure(text: string): { figure: string; rest: string } {
	const [figure = ""] = /^\d[\d.,]*[%+]?/.exec(text) ?? [];
	return { figure, rest: text.slice(figure.length).trim() };
}
