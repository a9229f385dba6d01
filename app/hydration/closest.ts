/** Returns the closest match for a selector from an event's target up. */
export const closest = ({ target }: Event, selector: string) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);
