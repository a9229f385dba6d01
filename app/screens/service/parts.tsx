/** Layout of an opening: lead and actions side by side below the headline. */
export const STACKED = "px-side pt-4 lg:grid-cols-[7fr_6.4fr] lg:[&>:is(nav,h1)]:col-span-2";
/** Layout of an article: the heading spans both columns. */
export const WIDE_HEADING = "split gap-y-0 lg:[&>h2]:col-span-full lg:[&>h2]:text-closing lg:[&>dl]:self-start";
