import type { NavigationGroup, NavigationItem } from "../../shared/content-types.ts";
import { words } from "../words.ts";
import { PageItems } from "./page-link.tsx";
import { ThemeControl } from "./theme-control.tsx";

export const PHONE_MENU_ID = "phone-menu";

interface PhoneMenuProps {
	groups: readonly NavigationGroup[];
	/** Links below the groups. */
	links: readonly NavigationItem[];
}

/**
 * The menu below `--breakpoint-lg` (breakpoints.css): a dialog, so that it receives focus, and a popover, so that it works without
 * JavaScript. With React, following a link closes it, the page behind it is inert, and closing it never loses focus.
 */
export function PhoneMenu({ groups, links }: PhoneMenuProps) {
	const returnFocus = ({ newState, currentTarget }: React.ToggleEvent<HTMLElement>) => {
		if (newState !== "closed" || document.activeElement !== document.body) return;
		currentTarget.closest("header")?.querySelector<HTMLElement>(`[popovertarget="${PHONE_MENU_ID}"]`)?.focus({ preventScroll: true });
	};
	return (
		<dialog id={PHONE_MENU_ID} popover="auto" aria-label={words.phoneMenu} className="phone-menu" onToggle={returnFocus}>
			<nav aria-label={words.phoneMenu} className="wrap grid gap-8 py-8 sm:grid-cols-2">
				{groups.map(({ name, overview, items }) => (
					<div key={name}>
						<p className="mono border-t-[1.5px] border-ink pt-3 text-muted">{name}</p>
						<ul className="mt-1 *:border-b *:border-hair">
							<PageItems pages={[overview, ...items]} className="phone-menu-item flex" />
						</ul>
					</div>
				))}
				<ul className="border-t-[1.5px] border-ink sm:col-span-2">
					<PageItems pages={links} className="phone-menu-item flex" />
				</ul>
				<ThemeControl />
			</nav>
		</dialog>
	);
}
