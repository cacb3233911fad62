import { bookableDays, type CalendarDay } from '#shared/business.ts';
import { isDayOff, isUniqueViolation } from '../../db/open.ts';
import { conflict, unprocessable } from '../../http/errors.ts';

/** @throws HttpError 422 outside the booking window [2.12.02] */
export function assertBookable(day: CalendarDay, now: Date): void {
  if (!bookableDays(now).includes(day)) {
    throw unprocessable('Please choose a weekday within the next 30 days.', 'date');
  }
}

/** What the database's refusal of a slot means to whoever asked for it; another error is given back as it is. */
export function slotRefusal(error: unknown): unknown {
  if (isUniqueViolation(error)) {
    return conflict('That time has just been taken. Please choose another one.', 'time');
  }
  if (isDayOff(error)) {
    return unprocessable('There are no consultations on that day. Please choose another one.', 'date');
  }
  return error;
}
