import { ChevronDown } from "lucide";
import { useEffect, useRef, useState } from "react";
import type { NavigationGroup } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { PageLink } from "./page-link.tsx";
import { usePopoverState } from "./use-popover-state.ts";

/**
 * A dropdown menu of the header. CSS opens it on hover, the popover API on click and key press, so it works without React.
 * React adds the rest: Escape also closes a menu opened by hover, Tab out of it and a followed link close it, and only one is open.
 */
export function MenuGroup({ name: label, overview, items }: NavigationGroup) {
	const group = useRef<HTMLLIElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	const [hovered, setHovered] = useState(false);
	// A menu opened by hover stays closed until the pointer leaves.
	const [dismissed, setDismissed] = useState(false);
	const panelId = `menu-${label.toLowerCase()}`;
	const open = usePopoverState(panelId);
	const close = () => panel.current?.hidePopover?.();

	useEffect(() => {
		// The pointer may have entered before hydration.
		setHovered(matchMedia("(hover: hover)").matches && group.current?.matches(":hover") === true);
		const onKey = ({ key }: KeyboardEvent) => {
			if (key === "Escape" && group.current?.matches(":hover")) setDismissed(true);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);

	const onEnter = ({ pointerType }: React.PointerEvent) => {
		if (pointerType !== "mouse") return;
		setHovered(true);
		setDismissed(false);
		for (const other of document.querySelectorAll<HTMLElement>(".menu-panel")) if (other !== panel.current) other.hidePopover?.();
	};
	const onLeave = ({ pointerType }: React.PointerEvent) => {
		if (pointerType !== "mouse") return;
		setHovered(false);
		// Keyboard users must not lose the menu when the mouse moves.
		if (!group.current?.querySelector(":focus-visible")) close();
	};
	const onBlur = ({ relatedTarget }: React.FocusEvent) => {
		if (relatedTarget && !group.current?.contains(relatedTarget)) close();
	};
	const onToggle = ({ newState }: React.ToggleEvent) => {
		if (newState === "closed" && group.current?.matches(":hover")) setDismissed(true);
	};
	const onChoose = ({ target }: React.MouseEvent) => {
		if (!(target instanceof Element && target.closest("a"))) return;
		close();
		setDismissed(true);
	};

	return (
		<li
			ref={group}
			className="menu h-full"
			data-dismissed={dismissed || undefined}
			onPointerEnter={onEnter}
			onPointerLeave={onLeave}
			onBlur={onBlur}
		>
			<button
				type="button"
				className="nav-link"
				popoverTarget={panelId}
				aria-controls={panelId}
				aria-expanded={open === undefined ? undefined : open || (hovered && !dismissed)}
			>
				{label}
				<Icon node={ChevronDown} className="chevron size-5 stroke-[2.25]" />
			</button>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which keys trigger, too. */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: only handles clicks on the links inside. */}
			<div ref={panel} id={panelId} popover="auto" className="menu-panel" onToggle={onToggle} onClick={onChoose}>
				<div className="wrap split py-8">
					<p className="display text-h3" aria-hidden="true">
						{label}
					</p>
					<ul className="grid grid-cols-2 gap-x-12">
						{[overview, ...items].map(({ name, path }) => (
							<li key={path} className="border-b border-hair">
								<PageLink to={path} className="menu-item">
									<span>{name}</span>
									<span className="mono text-muted" aria-hidden="true">
										{path}
									</span>
								</PageLink>
							</li>
						))}
					</ul>
				</div>
			</div>
		</li>
	);
}
