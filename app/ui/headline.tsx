import { Marked } from "./marked.tsx";

interface HeadlineProps {
	/** The small line above the title that names the subject. */
	subject?: string | undefined;
	title: string;
	/** The phrase that gets the marker. */
	mark: string;
	/** Phrases that are links; the marked one may be one of them. */
	links?: readonly { text: string; page: string }[] | undefined;
}

/** What stands in a page's h1: its subject, and its title with the marker on its phrase, and with its links if it has any. */
export function Headline({ subject, ...words }: HeadlineProps) {
	return (
		<>
			{subject && (
				<>
					<small className="mono">{subject}</small>{" "}
				</>
			)}
			<Title {...words} />
		</>
	);
}

function Title({ title, mark, links = [] }: Omit<HeadlineProps, "subject">) {
	const [next, ...others] = links.filter(({ text }) => title.includes(text)).sort((a, b) => title.indexOf(a.text) - title.indexOf(b.text));
	if (!next) return <Marked text={title} mark={mark} />;
	const at = title.indexOf(next.text);
	return (
		<>
			<Marked text={title.slice(0, at)} mark={mark} />
			<a href={next.page} className={next.text === mark ? "marked" : "h1-link"}>
				{next.text}
			</a>
			<Title title={title.slice(at + next.text.length)} mark={mark} links={others} />
		</>
	);
}
