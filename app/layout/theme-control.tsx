import { Monitor, Moon, Sun } from "lucide";
import { THEMES } from "../theme/theme.ts";
import { Icon } from "../ui/icon.tsx";
import { words } from "../words.ts";

const icons = { light: Sun, dark: Moon, system: Monitor };

/** The theme buttons (docs/product.md, section 4). The inline script handles their clicks. */
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
