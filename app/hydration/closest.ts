/** Returns the closest ancestor of an event's target, or the target itself, that matches a selector. */
export const closest = ({ target }: Event, selector: string) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);
