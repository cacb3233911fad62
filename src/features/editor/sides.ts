export type Side = 'up' | 'down' | 'left' | 'right';

/** The arrow keys, by where they lead. */
export const SIDES: Readonly<Partial<Record<string, Side>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
