/**
 * Parts of a text that never break inside: ranges such as 3-6 months, 20-30% or 24-48h, telephone numbers, and short words
 * whose halves mean something else by themselves.
 */
export const UNBROKEN =
	/\d+-\d+%?h?(?: (?:hours|days|weeks|months))?|\bSOC 2\b|\+\d[\d ]{6,}\d|\b(?:e-mails?|long-term|first-page|third-party|post-launch)\b/gi;
