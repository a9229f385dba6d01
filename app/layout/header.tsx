import { layout } from "virtual:layout";
import { Menu, X } from "lucide";
import { EmailButton } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";
import { Logo } from "./logo.tsx";
import { MenuGroup } from "./menu-group.tsx";
import { PageLink } from "./page-link.tsx";
import { PHONE_MENU_ID, PhoneMenu } from "./phone-menu.tsx";
import { usePopoverState } from "./use-popover-state.ts";

const overviewOfServices = { name: "All Services", path: "/services" };
const overviewOfIndustries = { name: "All Industries", path: "/industries" };

/** The sticky header of every page (specification, section 2). */
export function Header() {
	const expanded = usePopoverState(PHONE_MENU_ID);
	return (
		<header className="site-header sticky top-0 z-30 border-b-[1.5px] border-hair bg-paper">
			<div className="wrap flex h-header items-center gap-8">
				<Logo />
				<nav aria-label="Main" className="hidden h-full flex-1 md:block">
					<ul className="flex h-full items-center gap-2">
						<MenuGroup id="services" label="Services" overview={overviewOfServices} items={layout.services} />
						<MenuGroup id="industries" label="Industries" overview={overviewOfIndustries} items={layout.industries} />
						<li>
							<PageLink to="/blog" className="nav-link">
								Blog
							</PageLink>
						</li>
					</ul>
				</nav>
				<EmailButton className="button-small max-md:hidden">Email Our Team</EmailButton>
				<button
					type="button"
					className="phone-toggle ml-auto md:hidden"
					popoverTarget={PHONE_MENU_ID}
					aria-controls={PHONE_MENU_ID}
					aria-expanded={expanded}
					aria-label="Menu"
					data-tooltip="left"
				>
					<Icon node={Menu} className="open-icon" />
					<Icon node={X} className="close-icon" />
				</button>
			</div>
			<PhoneMenu services={[overviewOfServices, ...layout.services]} industries={[overviewOfIndustries, ...layout.industries]} />
		</header>
	);
}
