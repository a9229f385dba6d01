import { ChevronDown } from "lucide";
import { useEffect, useRef, useState } from "react";
import type { NavigationGroup } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { PageLink } from "./page-link.tsx";
import { usePopoverState } from "./use-popover-state.ts";

/**
 * A dropdown of the header: one disclosure. Hover opens it by CSS, click and keys by the platform's popover, so both
 * work before React and without it. React adds what the platform leaves out: Escape also dismisses what hover opened,
 * leaving with Tab closes, a chosen link closes, and only one is open.
 */
export function MenuGroup({ name: label, overview, items }: NavigationGroup) {
	const group = useRef<HTMLLIElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	const [hovered, setHovered] = useState(false);
	// What hover opened is closed by an attribute until the pointer leaves.
	const [dismissed, setDismissed] = useState(false);
	const panelId = `menu-${label.toLowerCase()}`;
	const open = usePopoverState(panelId);
	const close = () => panel.current?.hidePopover?.();

	useEffect(() => {
		// The pointer may have come before React.
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
		// Whoever goes by keyboard in it must not lose it to a nudge of the mouse.
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
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the click comes from the links inside, by key as well. */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the links inside. */}
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
