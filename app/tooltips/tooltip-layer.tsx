import "./tooltips.css";
import * as Tooltip from "@radix-ui/react-tooltip";
import type { Ref } from "react";
import { useEffect, useImperativeHandle } from "react";
import { TOOLTIP } from "../../shared/constants.ts";
import type { ReachedControl } from "./tooltips.tsx";

/** What Radix hands to a tooltip's trigger, in terms of the platform's events. */
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
 * Makes a control that stands in the page already a tooltip's trigger, so that it need not be rendered anew, which
 * would take the focus off it. The tooltip shows the control's own name; given as its description as well it would be
 * read out twice.
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
		// A tap or click focuses too, but asks for no explanation.
		on("focus", (event) => control.matches(":focus-visible") && onFocus?.(event));
		on("blur", onBlur);
		on("click", onClick);
		return () => listening.abort();
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for the sign that has led here.
	useEffect(() => {
		if (control.matches(":focus-visible")) onFocus?.(new FocusEvent("focus"));
		else if (control.matches(":hover")) onPointerMove?.(new PointerEvent("pointermove", { pointerType: "mouse" }));
		if (clicked) onClick?.(new MouseEvent("click"));
	}, []);

	return null;
}

/** The tooltips of the controls met so far. */
export function TooltipLayer({ controls }: { controls: readonly ReachedControl[] }) {
	return (
		<Tooltip.Provider delayDuration={TOOLTIP.openDelay} skipDelayDuration={TOOLTIP.skipDelay}>
			{controls.map(({ key, control, clicked }) => (
				<Tooltip.Root key={key}>
					<Tooltip.Trigger asChild>
						<Adopted control={control} clicked={clicked} />
					</Tooltip.Trigger>
					<Tooltip.Portal>
						<Tooltip.Content side={control.dataset.tooltip === "left" ? "left" : "top"} sideOffset={8} collisionPadding={8} className="tooltip">
							{control.ariaLabel}
						</Tooltip.Content>
					</Tooltip.Portal>
				</Tooltip.Root>
			))}
		</Tooltip.Provider>
	);
}
