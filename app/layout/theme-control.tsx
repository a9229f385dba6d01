import { Monitor, Moon, Sun } from "lucide";
import { useSyncExternalStore } from "react";
import { chooseTheme, watchTheme } from "../theme/store.ts";
import type { Theme } from "../theme/theme.ts";
import { shownTheme, THEMES } from "../theme/theme.ts";
import { Icon } from "../ui/icon.tsx";
import { WAKES_ATTRIBUTE } from "../wake/boot.ts";

const choices = {
	light: { label: "Light", icon: Sun },
	dark: { label: "Dark", icon: Moon },
	system: { label: "System", icon: Monitor },
} satisfies Record<Theme, { label: string; icon: typeof Sun }>;

/** Light, dark or as the system has it (specification, section 4). Which one is on shows without script as well. */
export function ThemeControl() {
	const theme = useSyncExternalStore(watchTheme, shownTheme, () => "system" as const);
	return (
		<fieldset className="theme-control">
			<legend className="sr-only">Theme</legend>
			{THEMES.map((choice) => (
				<button
					key={choice}
					type="button"
					className="theme-choice"
					data-choice={choice}
					aria-pressed={theme === choice}
					onClick={() => chooseTheme(choice)}
					{...{ [WAKES_ATTRIBUTE]: "" }}
				>
					<Icon node={choices[choice].icon} className="size-5" />
					{choices[choice].label}
				</button>
			))}
		</fieldset>
	);
}
