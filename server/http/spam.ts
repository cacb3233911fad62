import type { Request } from 'express';
import { FILL_TIME_HEADER, MIN_FILL_TIME_MS } from '#shared/limits.ts';

/**
 * Whether a public form was probably not filled in by a person: its honeypot field has a value, or it was sent faster
 * than anybody types. Such a message is saved and marked, never dropped. Clients other than our forms send no fill
 * time, and are not suspected for that.
 */
export function isSuspectedSpam(request: Request, honeypotFilled: boolean): boolean {
  const taken = request.get(FILL_TIME_HEADER);
  const hurried = taken !== undefined && /^\d{1,12}$/.test(taken) && Number(taken) < MIN_FILL_TIME_MS;
  return honeypotFilled || hurried;
}
