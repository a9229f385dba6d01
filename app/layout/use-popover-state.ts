import { useEffect, useState } from "react";

/** Returns whether a popover is open, for aria-expanded. Undefined before hydration, since the browser reports the state itself. */
export function usePopoverState(id: string): boolean | undefined {
	const [open, setOpen] = useState<boolean>();
	useEffect(() => {
		const popover = document.getElementById(id);
		// Browsers without popovers also throw on the selector.
		if (!popover?.hidePopover) return;
		const update = () => setOpen(popover.matches(":popover-open"));
		update();
		popover.addEventListener("toggle", update);
		return () => popover.removeEventListener("toggle", update);
	}, [id]);
	return open;
}
