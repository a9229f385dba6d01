interface ProseProps {
	/** Of an article's Markdown, as the build made it: no HTML of an editor gets into it. */
	html: string;
	className?: string;
}

/** An article, or a part of it. It is one string and not elements, which would cost their code and React's time to wake. */
export function Prose({ html, className = "" }: ProseProps) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, made HTML by the build.
	return <div className={`prose ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />;
}
