/** What the id of each answer begins with: no section and no heading of a page has an id that does. */
const PREFIX = "q-";

/** Where the answers of a page can be linked to: an id of each question's words, none of them twice. */
export function questionIds(questions: readonly string[]): string[] {
	const taken = new Set<string>();
	return questions.map((question) => {
		const words = question
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]+/gu, "-")
			.replace(/^-|-$/g, "");
		let id = PREFIX + words;
		for (let count = 2; taken.has(id); count++) id = `${PREFIX}${words}-${count}`;
		taken.add(id);
		return id;
	});
}
