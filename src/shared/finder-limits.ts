/** Up to here the finder counts what the search of a list finds. */
export const MAX_COUNTED = 100;
