/** How many wait, in a badge. */
export const COUNT = 'rounded bg-clay px-1.5 text-fine leading-5 font-semibold text-on-clay';
