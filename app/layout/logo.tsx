import { site } from "virtual:site";
import { splitName } from "../../shared/split-name.ts";

/** In CSS pixels; what is very wide gets lower. */
const HEIGHT = 36;
const WIDEST = 176;
/** A longer name is set smaller, on two lines where it has to be. */
const LONG = 12;

/** The owner's logo, or the site's name with a part of it on the marker. */
export function Logo() {
	const { name, logo } = site;
	if (logo) {
		const scale = Math.min(HEIGHT / logo.height, WIDEST / logo.width);
		return (
			<a href="/" className="logo inline-flex min-h-11 shrink-0 items-center" aria-label={`${name}, home`}>
				<img
					src={logo.url}
					alt={name}
					width={Math.round(logo.width * scale)}
					height={Math.round(logo.height * scale)}
					className={logo.invert ? "logo-inverts" : undefined}
				/>
			</a>
		);
	}
	const [plain, marked] = splitName(name);
	const size = name.length > LONG ? "logo-long" : "text-h3";
	return (
		<a href="/" className={`logo display inline-flex min-h-11 min-w-0 items-center tracking-tight ${size}`} aria-label={`${name}, home`}>
			<span>
				{plain}
				<span className="marked">{marked}</span>
			</span>
		</a>
	);
}
