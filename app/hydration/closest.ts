/** The nearest element around an event's target, itself included, that a selector matches. */
export const closest = ({ target }: Event, selector: string) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);
