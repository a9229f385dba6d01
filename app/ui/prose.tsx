interface ProseProps {
	/** Made of Markdown by the build, which allows no raw HTML. */
	html: string;
	className?: string;
}

/** An article or a part of it. One HTML string, since elements would cost code and hydration time. */
export function Prose({ html, className = "" }: ProseProps) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown.
	return <div className={`prose ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />;
}
