/** Prefix of answer IDs. No section or heading ID starts with it. */
const PREFIX = "q-";

/** Returns unique IDs for the answers on a page, based on the questions. */
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
