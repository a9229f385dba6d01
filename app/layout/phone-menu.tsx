import type { NavigationGroup, NavigationItem } from "../../shared/content-types.ts";
import { words } from "../words.ts";
import { PageItems } from "./page-link.tsx";
import { ThemeControl } from "./theme-control.tsx";

export const PHONE_MENU_ID = "phone-menu";

/** Closes the phone menu. */
export function closePhoneMenu(): void {
	document.getElementById(PHONE_MENU_ID)?.hidePopover?.();
}

interface PhoneMenuProps {
	groups: readonly NavigationGroup[];
	/** Links below the groups. */
	links: readonly NavigationItem[];
}

/**
 * The menu of small screens: a popover, so that it works without script, on a dialog, so that it gets the focus. React adds the
 * rest: a followed link closes it, the page behind is inert (header.tsx), and the focus always returns to the toggle.
 */
export function PhoneMenu({ groups, links }: PhoneMenuProps) {
	const close = ({ target }: React.MouseEvent<HTMLElement>) => {
		if (target instanceof Element && target.closest("a")) closePhoneMenu();
	};
	const returnFocus = ({ newState, currentTarget }: React.ToggleEvent<HTMLElement>) => {
		if (newState !== "closed" || document.activeElement !== document.body) return;
		currentTarget.closest("header")?.querySelector<HTMLElement>(`[popovertarget="${PHONE_MENU_ID}"]`)?.focus({ preventScroll: true });
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which keys trigger, too.
		<dialog id={PHONE_MENU_ID} popover="auto" aria-label={words.phoneMenu} className="phone-menu" onClick={close} onToggle={returnFocus}>
			<nav aria-label={words.phoneMenu} className="wrap grid gap-8 py-8 sm:grid-cols-2">
				{groups.map(({ name, overview, items }) => (
					<PhoneMenuGroup key={name} title={name} items={[overview, ...items]} />
				))}
				<ul className="border-t-[1.5px] border-ink sm:col-span-2">
					<PageItems pages={links} className="phone-menu-item" />
				</ul>
				<ThemeControl />
			</nav>
		</dialog>
	);
}

function PhoneMenuGroup({ title, items }: { title: string; items: readonly NavigationItem[] }) {
	return (
		<div>
			<p className="mono border-t-[1.5px] border-ink pt-3 text-muted">{title}</p>
			<ul className="mt-1">
				<PageItems pages={items} className="phone-menu-item" itemClassName="border-b border-hair" />
			</ul>
		</div>
	);
}
