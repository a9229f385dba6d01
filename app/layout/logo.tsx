import { site } from "virtual:site";

/** The site's name as its mark: the second half of it stands on the marker. */
export function Logo() {
	const half = Math.ceil(site.name.length / 2);
	return (
		<a href="/" className="logo display inline-flex min-h-11 items-center text-h3 tracking-tight" aria-label={`${site.name}, home`}>
			<span>
				{site.name.slice(0, half)}
				<span className="marked">{site.name.slice(half)}</span>
			</span>
		</a>
	);
}
