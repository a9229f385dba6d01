import { useEffect, useState } from "react";

/**
 * Returns whether a popover is open, for aria-expanded. Undefined before hydration: the browser itself then reports the state,
 * which a fixed attribute would override.
 */
export function usePopoverState(id: string): boolean | undefined {
	const [open, setOpen] = useState<boolean>();
	useEffect(() => {
		const popover = document.getElementById(id);
		// Browsers without popovers throw on the selector, too.
		if (!popover?.hidePopover) return;
		const update = () => setOpen(popover.matches(":popover-open"));
		update();
		popover.addEventListener("toggle", update);
		return () => popover.removeEventListener("toggle", update);
	}, [id]);
	return open;
}
