/** A quiet button where ink is the ground: the line of news, the bar of a selection. */
export const ON_INK = 'text-paper! hover:underline underline-offset-4 focus-visible:outline-paper';
