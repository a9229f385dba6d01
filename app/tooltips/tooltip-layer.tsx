import "./tooltips.css";
import * as Tooltip from "@radix-ui/react-tooltip";
import type { Ref } from "react";
import { useEffect, useImperativeHandle } from "react";
import { TOOLTIP } from "./timing.ts";

/** A control that a visitor has reached. */
export interface ReachedControl {
	key: number;
	control: HTMLElement;
	/** Whether it was clicked before its tooltip could open, which then would only be in the way. */
	clicked: boolean;
}

/** The props that Radix passes to a trigger, as listeners for DOM events. */
interface AdoptedProps extends Omit<ReachedControl, "key"> {
	ref?: Ref<HTMLElement>;
	onPointerMove?: (event: PointerEvent) => void;
	onPointerLeave?: (event: PointerEvent) => void;
	onPointerDown?: (event: PointerEvent) => void;
	onFocus?: (event: FocusEvent) => void;
	onBlur?: (event: FocusEvent) => void;
	onClick?: (event: MouseEvent) => void;
}

/**
 * Makes a control on the page the trigger of a tooltip without rendering the control again, which would take the focus off it.
 * Ignores `aria-describedby`: the tooltip shows the control's own name, which would be read out twice.
 */
function Adopted({ control, clicked, ref, onPointerMove, onPointerLeave, onPointerDown, onFocus, onBlur, onClick }: AdoptedProps) {
	useImperativeHandle(ref, () => control, [control]);

	useEffect(() => {
		const listening = new AbortController();
		const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener?: (event: HTMLElementEventMap[Name]) => void) => {
			if (listener) control.addEventListener(name, listener, { signal: listening.signal });
		};
		on("pointermove", onPointerMove);
		on("pointerleave", onPointerLeave);
		on("pointerdown", onPointerDown);
		// Taps and clicks focus, too, but ask for no explanation.
		on("focus", (event) => control.matches(":focus-visible") && onFocus?.(event));
		on("blur", onBlur);
		on("click", onClick);
		return () => listening.abort();
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the event that loaded this code.
	useEffect(() => {
		if (control.matches(":focus-visible")) onFocus?.(new FocusEvent("focus"));
		else if (control.matches(":hover")) onPointerMove?.(new PointerEvent("pointermove", { pointerType: "mouse" }));
		if (clicked) onClick?.(new MouseEvent("click"));
	}, []);

	return null;
}

/** The tooltips of the controls reached so far. */
export function TooltipLayer({ controls }: { controls: readonly ReachedControl[] }) {
	return (
		<Tooltip.Provider delayDuration={TOOLTIP.openDelay} skipDelayDuration={TOOLTIP.skipDelay}>
			{controls.map(({ key, control, clicked }) => (
				<Tooltip.Root key={key}>
					<Tooltip.Trigger asChild>
						<Adopted control={control} clicked={clicked} />
					</Tooltip.Trigger>
					<Tooltip.Portal>
						<Tooltip.Content
							side={control.dataset.tooltip === "left" ? "left" : "top"}
							sideOffset={8}
							collisionPadding={8}
							className="tooltip"
						>
							{control.ariaLabel}
						</Tooltip.Content>
					</Tooltip.Portal>
				</Tooltip.Root>
			))}
		</Tooltip.Provider>
	);
}
