import { layout } from "virtual:layout";
import { Menu, X } from "lucide";
import { useEffect } from "react";
import { closest } from "../hydration/closest.ts";
import { EmailButton } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";
import { words } from "../words.ts";
import { Logo } from "./logo.tsx";
import { MenuGroup } from "./menu-group.tsx";
import { PageItems } from "./page-link.tsx";
import { PHONE_MENU_ID, PhoneMenu } from "./phone-menu.tsx";
import { usePopoverState } from "./use-popover-state.ts";

const closeMenu = () => document.querySelector<HTMLElement>("header :popover-open")?.hidePopover();

/** The sticky header, with the links from `model/views/layout.ts`. Below `--breakpoint-lg`, the phone menu replaces the dropdowns. */
export function Header() {
	const expanded = usePopoverState(PHONE_MENU_ID);
	// While the phone menu covers the page, keyboard and screen reader users must not reach what is behind it.
	useEffect(() => {
		for (const covered of document.querySelectorAll<HTMLElement>("main, footer, aside")) covered.inert = expanded === true;
	}, [expanded]);

	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		addEventListener("click", (event) => closest(event, "header a") && closeMenu(), { signal });
		// Listen in the capture phase, because an open tooltip stops the propagation of Escape.
		addEventListener("keydown", ({ key }) => key === "Escape" && closeMenu(), { capture: true, signal });
		return () => listening.abort();
	}, []);

	return (
		<header className="site-header border-b-[1.5px] border-hair bg-paper">
			<div className="wrap flex h-(--spacing-header) items-center gap-8">
				<Logo />
				<nav aria-label={words.mainMenu} className="h-full flex-1 max-lg:hidden">
					<ul className="flex h-full items-center gap-2">
						{layout.groups.map((group) => (
							<MenuGroup key={group.name} {...group} />
						))}
						<PageItems pages={layout.header} className="nav-link h-full px-3" />
					</ul>
				</nav>
				<button
					type="button"
					className="-mr-3.25 ml-auto grid size-11 place-items-center lg:hidden"
					popoverTarget={PHONE_MENU_ID}
					aria-controls={PHONE_MENU_ID}
					aria-expanded={expanded}
					aria-label={words.phoneMenu}
					data-tooltip="left"
				>
					<Icon node={Menu} className="open-icon" />
					<Icon node={X} className="close-icon" />
				</button>
				<PhoneMenu groups={layout.groups} links={layout.header} />
				{/* Outside the menu in the DOM, so that a tap on it closes the menu without JavaScript. On phones, CSS puts it below the menu. */}
				<EmailButton className="header-email min-h-11 py-2">{words.emailUs}</EmailButton>
			</div>
		</header>
	);
}
