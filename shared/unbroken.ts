const PARTS = [
	/\d+-\d+%?h?(?: (?:hours|days|weeks|months))?/,
	/\d+-day\b|\bSOC 2\b|\+\d[\d ]{6,}\d/,
	/\b(?:e-mails?|long-term|first-page|third-party|post-launch|step-by-step)\b/,
];

/** Matches text that must not wrap: ranges such as 3-6 months or 24-48h, phone numbers, and some hyphenated words and names. */
export const UNBROKEN = new RegExp(PARTS.map(({ source }) => source).join("|"), "gi");
