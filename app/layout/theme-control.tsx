import { Monitor, Moon, Sun } from "lucide";
import { THEMES } from "../theme/theme.ts";
import { Icon } from "../ui/icon.tsx";
import { words } from "../words.ts";

const icons = { light: Sun, dark: Moon, system: Monitor };

/** The theme buttons (docs/product.md, section 4). The inline script applies the choice, before and after hydration. */
export function ThemeControl() {
	return (
		<fieldset className="flex flex-wrap justify-self-start noscript:hidden">
			<legend className="sr-only">{words.theme}</legend>
			{THEMES.map((choice) => (
				<button
					key={choice}
					type="button"
					className="theme-choice -mr-[1.5px] border-[1.5px] border-rule px-3"
					data-choice={choice}
					onClick={restyleGradually}
					aria-pressed={choice === "system"}
					suppressHydrationWarning
				>
					<Icon node={icons[choice]} className="size-5" />
					{words.themes[choice]}
				</button>
			))}
		</fieldset>
	);
}

/** Hides offscreen sections for a moment, because restyling all of a long page at once would delay the next paint. */
function restyleGradually(): void {
	const parts = [...document.querySelectorAll<HTMLElement>("main > *")].map((part) => ({ part, box: part.getBoundingClientRect() }));
	const hidden = parts.filter(({ box }) => box.bottom < 0 || box.top > innerHeight);
	for (const [index, { part, box }] of hidden.entries()) {
		Object.assign(part.style, { contentVisibility: "hidden", blockSize: `${box.height}px` });
		setTimeout(() => Object.assign(part.style, { contentVisibility: "", blockSize: "" }), 100 + 20 * index);
	}
}
