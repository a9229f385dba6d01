import { ChevronDown } from "lucide";
import { useEffect, useRef } from "react";
import type { NavigationGroup } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { PageLink } from "./page-link.tsx";
import { usePopoverState } from "./use-popover-state.ts";

/**
 * A dropdown menu in the header. Without React, CSS opens it on hover, and the popover API opens it on click and key press. React
 * also opens the popover on hover, so that Escape closes it and only one menu is open, and closes it when the mouse or focus leaves.
 */
export function MenuGroup({ name: label, overview, items }: NavigationGroup) {
	const group = useRef<HTMLLIElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	const openedByHover = useRef(false);
	const panelId = `menu-${label.toLowerCase()}`;
	const open = usePopoverState(panelId);

	const close = () => panel.current?.hidePopover?.();
	const openOnHover = () => {
		// Browsers without popovers also throw on the selector.
		if (!panel.current?.showPopover || panel.current.matches(":popover-open")) return;
		openedByHover.current = true;
		panel.current.showPopover();
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because the pointer may have entered before hydration.
	useEffect(() => {
		if (group.current?.matches(":hover") && matchMedia("(hover: hover)").matches) openOnHover();
	}, []);

	const onLeave = ({ pointerType }: React.PointerEvent) => {
		// Moving the mouse must not close the menu for keyboard users.
		if (pointerType === "mouse" && !group.current?.querySelector(":focus-visible")) close();
	};
	const onBlur = ({ relatedTarget }: React.FocusEvent) => {
		if (relatedTarget && !group.current?.contains(relatedTarget)) close();
	};
	/** Keeps the first click from closing a menu that was opened by hover. */
	const onClick = (event: React.MouseEvent) => {
		if (open && openedByHover.current) event.preventDefault();
		openedByHover.current = false;
	};

	return (
		<li
			ref={group}
			className="menu relative h-full"
			onPointerEnter={({ pointerType }) => pointerType === "mouse" && openOnHover()}
			onPointerLeave={onLeave}
			onBlur={onBlur}
		>
			<button
				type="button"
				className="nav-link h-full px-3 focus-visible:-outline-offset-6"
				popoverTarget={panelId}
				aria-controls={panelId}
				aria-expanded={open}
				onClick={onClick}
			>
				{label}
				<Icon node={ChevronDown} className="chevron size-5 stroke-[2.25]" />
			</button>
			<div ref={panel} id={panelId} popover="auto" className="menu-panel block border-b-[1.5px] border-ink">
				<div className="wrap split py-8">
					<p className="display text-h3" aria-hidden="true">
						{label}
					</p>
					<ul className="grid grid-cols-2 gap-x-12 *:border-b *:border-hair">
						{[overview, ...items].map(({ name, path }) => (
							<li key={path}>
								<PageLink to={path} className="menu-item grid min-h-14 content-center py-2 leading-[1.4] font-[650]">
									<span>{name}</span>
								</PageLink>
							</li>
						))}
					</ul>
				</div>
			</div>
		</li>
	);
}
