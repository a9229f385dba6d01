import { Monitor, Moon, Sun } from "lucide";
import type { Theme } from "../theme/theme.ts";
import { THEMES } from "../theme/theme.ts";
import { Icon } from "../ui/icon.tsx";

const choices = {
	light: { label: "Light", icon: Sun },
	dark: { label: "Dark", icon: Moon },
	system: { label: "System", icon: Monitor },
} satisfies Record<Theme, { label: string; icon: typeof Sun }>;

/** Light, dark or as the system has it (docs/product.md, section 4). The inline script alone presses the buttons. */
export function ThemeControl() {
	return (
		<fieldset className="theme-control">
			<legend className="sr-only">Theme</legend>
			{THEMES.map((choice) => (
				<button key={choice} type="button" className="theme-choice" data-choice={choice} aria-pressed={choice === "system"} suppressHydrationWarning>
					<Icon node={choices[choice].icon} className="size-5" />
					{choices[choice].label}
				</button>
			))}
		</fieldset>
	);
}
