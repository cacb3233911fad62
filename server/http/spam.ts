import type { Request } from 'express';
import { FILL_TIME_HEADER, MIN_FILL_TIME_MS } from '#shared/business.ts';

/**
 * Whether a public form was hardly filled in by a person: its invisible field holds something, or it came faster
 * than anybody types. Such a message is kept and marked, never dropped. Callers that are no form of ours say nothing
 * of the time, and are believed.
 */
export function isSuspectedSpam(request: Request, honeypotFilled: boolean): boolean {
  const taken = request.get(FILL_TIME_HEADER);
  const hurried = taken !== undefined && /^\d{1,12}$/.test(taken) && Number(taken) < MIN_FILL_TIME_MS;
  return honeypotFilled || hurried;
}
