import { Marked } from "./marked.tsx";

interface HeadlineProps {
	title: string;
	/** The phrase that gets the marker. */
	mark: string;
	/** Phrases that are links; the marked one may be one of them. */
	links?: readonly { text: string; page: string }[] | undefined;
}

/** A page's title with the marker on its phrase, and with its links if it has any. */
export function Headline({ title, mark, links = [] }: HeadlineProps) {
	const [next, ...others] = links.filter(({ text }) => title.includes(text)).sort((a, b) => title.indexOf(a.text) - title.indexOf(b.text));
	if (!next) return <Marked text={title} mark={mark} />;
	const at = title.indexOf(next.text);
	return (
		<>
			<Marked text={title.slice(0, at)} mark={mark} />
			<a href={next.page} className={next.text === mark ? "marked" : "h1-link"}>
				{next.text}
			</a>
			<Headline title={title.slice(at + next.text.length)} mark={mark} links={others} />
		</>
	);
}
