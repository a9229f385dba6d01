import type { NavigationItem } from "../content/views.ts";
import { EmailButton } from "../ui/contact-links.tsx";
import { PageLink } from "./page-link.tsx";
import { ThemeControl } from "./theme-control.tsx";

export const PHONE_MENU_ID = "phone-menu";

interface PhoneMenuProps {
	services: readonly NavigationItem[];
	industries: readonly NavigationItem[];
}

/**
 * The menu of small screens: a popover, so it opens, closes on Escape and on a tap outside without any script. Being a
 * dialog, it takes the focus as it opens. React adds what the platform leaves out: it closes on a chosen link and when
 * the focus leaves the header, and the focus comes back also where the browser gives it to nobody.
 */
export function PhoneMenu({ services, industries }: PhoneMenuProps) {
	const close = ({ currentTarget, target }: React.MouseEvent<HTMLElement>) => {
		if (target instanceof Element && target.closest("a")) currentTarget.hidePopover?.();
	};
	const closeOnLeaving = ({ currentTarget, relatedTarget }: React.FocusEvent<HTMLElement>) => {
		if (relatedTarget && !currentTarget.closest("header")?.contains(relatedTarget)) currentTarget.hidePopover?.();
	};
	const returnFocus = ({ newState, currentTarget }: React.ToggleEvent<HTMLElement>) => {
		if (newState !== "closed" || document.activeElement !== document.body) return;
		currentTarget.closest("header")?.querySelector<HTMLElement>(`[popovertarget="${PHONE_MENU_ID}"]`)?.focus({ preventScroll: true });
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the click comes from the links inside, by key as well.
		<dialog id={PHONE_MENU_ID} popover="auto" aria-label="Menu" className="phone-menu" onClick={close} onBlur={closeOnLeaving} onToggle={returnFocus}>
			<nav aria-label="Menu" className="wrap grid gap-8 py-8 sm:grid-cols-2">
				<PhoneMenuGroup title="Services" items={services} />
				<PhoneMenuGroup title="Industries" items={industries} />
				<ul className="border-t-[1.5px] border-ink sm:col-span-2">
					<li>
						<PageLink to="/blog" className="phone-menu-item">
							Blog
						</PageLink>
					</li>
				</ul>
				<EmailButton className="sm:col-span-2">Email Our Team</EmailButton>
				<ThemeControl />
			</nav>
		</dialog>
	);
}

function PhoneMenuGroup({ title, items }: { title: string; items: readonly NavigationItem[] }) {
	return (
		<div>
			<p className="border-t-[1.5px] border-ink pt-3 font-mono text-mono text-muted">{title}</p>
			<ul className="mt-1">
				{items.map(({ name, path }) => (
					<li key={path} className="border-b border-hair">
						<PageLink to={path} className="phone-menu-item">
							{name}
						</PageLink>
					</li>
				))}
			</ul>
		</div>
	);
}
