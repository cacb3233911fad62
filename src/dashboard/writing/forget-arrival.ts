/**
 * Forgets what this entry of the history asks for: neither a reload nor the way back does it again. Not through the router,
 * for which the page would be another one then.
 */
export function forgetArrival(): void {
  const { history } = window;
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null) history.replaceState({ ...state, usr: null }, '');
}
