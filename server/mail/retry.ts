const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds until a message is tried again after its `attempt`th failure: 30 s, twice as long each time, up to 6 h. */
export function retryDelay(attempt: number): number {
  return jittered(Math.min(30 * SECOND * 2 ** (attempt - 1), 6 * HOUR));
}

/** Milliseconds in which nothing is sent after the server's `failure`th failure in a row: 5 s, doubled, up to 5 min. */
export function holdDelay(failure: number): number {
  return jittered(Math.min(5 * SECOND * 2 ** (failure - 1), 5 * MINUTE));
}

/** After nearly three days a message's own troubles will not pass. */
export function hasTriedEnough(attempts: number): boolean {
  return attempts >= 20;
}

/** Up to a fifth more or less, so that not all who wait come back at once. */
function jittered(delay: number): number {
  return Math.round(delay * (0.8 + 0.4 * Math.random()));
}
