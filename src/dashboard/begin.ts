/** The history's state that opens a tab with the form of a new row. */
export const BEGIN = { begin: true } as const;

/** Reads the state of a navigation, which may be anything. */
export function isToBegin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'begin' in state;
}
