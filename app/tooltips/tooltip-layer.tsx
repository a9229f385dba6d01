import "./tooltips.css";
import * as Tooltip from "@radix-ui/react-tooltip";
import { type Ref, useEffect, useImperativeHandle } from "react";
import { TOOLTIP } from "./timing.ts";

/** A control that received the pointer or focus. */
export interface ReachedControl {
	key: number;
	control: HTMLElement;
	/** Whether it was clicked before its tooltip opened, which suppresses the tooltip. */
	clicked: boolean;
}

/** The props that Radix passes to a trigger, as DOM event listeners. */
interface ExistingTriggerProps extends Omit<ReachedControl, "key"> {
	ref?: Ref<HTMLElement>;
	onPointerMove?: (event: PointerEvent) => void;
	onPointerLeave?: (event: PointerEvent) => void;
	onPointerDown?: (event: PointerEvent) => void;
	onFocus?: (event: FocusEvent) => void;
	onBlur?: (event: FocusEvent) => void;
	onClick?: (event: MouseEvent) => void;
}

/**
 * Makes a control on the page the trigger of a tooltip without rendering the control again, which would lose focus. Ignores
 * `aria-describedby`: the tooltip repeats the control's name, which would be announced twice.
 */
function ExistingTrigger({ control, clicked, ref, ...trigger }: ExistingTriggerProps) {
	useImperativeHandle(ref, () => control, [control]);

	useEffect(() => {
		const listening = new AbortController();
		const listen = <Name extends keyof HTMLElementEventMap>(name: Name, listener?: (event: HTMLElementEventMap[Name]) => void) => {
			if (listener) control.addEventListener(name, listener, { signal: listening.signal });
		};
		listen("pointermove", trigger.onPointerMove);
		listen("pointerleave", trigger.onPointerLeave);
		listen("pointerdown", trigger.onPointerDown);
		// Taps and clicks also move focus, but shouldn't open a tooltip.
		listen("focus", (event) => control.matches(":focus-visible") && trigger.onFocus?.(event));
		listen("blur", trigger.onBlur);
		listen("click", trigger.onClick);
		return () => listening.abort();
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, to replay the event that loaded this code.
	useEffect(() => {
		if (control.matches(":focus-visible")) trigger.onFocus?.(new FocusEvent("focus"));
		else if (control.matches(":hover")) trigger.onPointerMove?.(new PointerEvent("pointermove", { pointerType: "mouse" }));
		if (clicked) trigger.onClick?.(new MouseEvent("click"));
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
						<ExistingTrigger control={control} clicked={clicked} />
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
