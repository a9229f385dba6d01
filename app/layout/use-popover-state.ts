import { useEffect, useState } from "react";

/**
 * Whether a popover is open, for aria-expanded. Undefined until React is awake: until then the browser itself tells
 * assistive technology, which a fixed attribute would overrule.
 */
export function usePopoverState(id: string): boolean | undefined {
	const [open, setOpen] = useState<boolean>();
	useEffect(() => {
		const popover = document.getElementById(id);
		// A browser without popovers does not know the selector either.
		if (!popover?.hidePopover) return;
		const update = () => setOpen(popover.matches(":popover-open"));
		update();
		popover.addEventListener("toggle", update);
		return () => popover.removeEventListener("toggle", update);
	}, [id]);
	return open;
}
