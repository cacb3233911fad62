/** What there is to lose, by name. */
const kept = new Set<string>();

/**
 * Has the browser ask, in its own words, before the page goes, as long as there is something to lose. While there is nothing,
 * it can keep the page as it is for the way back.
 * @param what its name: each is asked for until it is told that it is no more
 */
export function askBeforeLeaving(what: string, isThere: boolean): void {
  if (isThere) kept.add(what);
  else kept.delete(what);
  if (kept.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

function ask(event: Event): void {
  event.preventDefault();
}
