import { HttpError } from './errors.ts';
import type { LimitName, RateLimits } from './rate-limits.ts';

/**
 * Runs an action under a rate limit, unless that is null. Only outcomes of the kind `counts` count; server errors never
 * do.
 * @throws HttpError 429, or what the action throws
 */
export async function counted<Result>(
  limits: RateLimits,
  { limit, address, counts }: { limit: LimitName | null; address: string; counts: 'successes' | 'refusals' },
  action: () => Promise<Result>,
): Promise<Result> {
  if (limit === null) return action();
  await limits.take(limit, address);
  let end: 'successes' | 'refusals' | 'failures' = 'successes';
  try {
    return await action();
  } catch (error) {
    end = error instanceof HttpError && error.status < 500 ? 'refusals' : 'failures';
    throw error;
  } finally {
    if (end !== counts) await limits.giveBack(limit, address);
  }
}

/**
 * Runs what a public form asks for: accepted ones count against its own limit, if it has one, refused ones against that
 * of all forms.
 */
export function countedForm<Result>(
  limits: RateLimits,
  { limit, address }: { limit: LimitName | null; address: string },
  action: () => Promise<Result>,
): Promise<Result> {
  return counted(limits, { limit, address, counts: 'successes' }, () =>
    counted(limits, { limit: 'refusedForm', address, counts: 'refusals' }, action),
  );
}
