const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const MAX_HOLD_DELAY = 5 * MINUTE;
/** What `jittered` adds at most, as a factor. */
const MAX_JITTER = 1.2;

/** Maximum milliseconds of a hold. */
export const MAX_HOLD_MS = MAX_HOLD_DELAY * MAX_JITTER;

/** Milliseconds until the retry after a message's `attempt`th failure: 30 s, doubled each time, up to 6 h. */
export function retryDelay(attempt: number): number {
  return jittered(Math.min(30 * SECOND * 2 ** (attempt - 1), 6 * HOUR));
}

/**
 * Milliseconds that a campaign waits after it was refused several times in a row, and then at each trial: 15 minutes,
 * doubled each time, up to 6 h.
 */
export function campaignDelay(trial: number): number {
  return Math.min(15 * MINUTE * 2 ** (trial - 1), 6 * HOUR);
}

/** Milliseconds that all emails wait after the server's `failure`th failure in a row: 5 s, doubled, up to 5 min. */
export function holdDelay(failure: number): number {
  return jittered(Math.min(5 * SECOND * 2 ** (failure - 1), MAX_HOLD_DELAY));
}

/** After nearly three days, a problem with one message or campaign will not resolve itself. */
export function hasTriedEnough(attempts: number): boolean {
  return attempts >= 20;
}

/** Adds a random fifth more or less, so that waiting messages are not all retried at once. */
function jittered(delay: number): number {
  return Math.round(delay * (MAX_JITTER - 0.4 * Math.random()));
}
