interface ProseProps {
	/** HTML that the build has rendered from Markdown, in which raw HTML is not allowed. */
	html: string;
	className?: string;
}

/** An article or part of one, as one HTML string, because React elements would cost code and hydration time. */
export function Prose({ html, className = "" }: ProseProps) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown.
	return <div className={`prose ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />;
}
