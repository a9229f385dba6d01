import { site } from "virtual:site";
import { splitName } from "../../shared/split-name.ts";
import { words } from "../words.ts";

/** Maximum height and width of the owner's logo in CSS pixels. */
const MAX_HEIGHT = 36;
const MAX_WIDTH = 176;
/** Names with more characters than this are set smaller and may wrap. */
const LONG_NAME = 12;

/** The owner's logo, or the site's name with its second part highlighted. */
export function Logo() {
	const { name, logo } = site;
	if (logo) {
		const scale = Math.min(MAX_HEIGHT / logo.height, MAX_WIDTH / logo.width);
		const size = { width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) };
		return (
			<a href="/" className="logo inline-flex min-h-11 shrink-0 items-center" aria-label={words.logo(name)}>
				<img src={logo.url} alt={name} {...size} className={logo.darkUrl && "in-light"} />
				{logo.darkUrl && <img src={logo.darkUrl} alt={name} {...size} className="in-dark" loading="lazy" />}
			</a>
		);
	}
	const [plain, marked] = splitName(name);
	const size = name.length > LONG_NAME ? "max-w-60 text-[1.0625rem] leading-[1.15]" : "text-h3";
	return (
		<a href="/" className={`logo display inline-flex min-h-11 min-w-0 items-center tracking-tight ${size}`} aria-label={words.logo(name)}>
			<span>
				{plain}
				<span className="marked">{marked}</span>
			</span>
		</a>
	);
}
