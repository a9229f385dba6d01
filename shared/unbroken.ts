/** Matches text that must not wrap: ranges such as 3-6 months or 24-48h, phone numbers, and some hyphenated words. */
export const UNBROKEN =
	/\d+-\d+%?h?(?: (?:hours|days|weeks|months))?|\bSOC 2\b|\+\d[\d ]{6,}\d|\b(?:e-mails?|long-term|first-page|third-party|post-launch)\b/gi;
