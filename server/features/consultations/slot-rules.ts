import { bookableDays } from '#shared/booking.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { conflict, unprocessable } from '../../http/errors.ts';
import { DayIsOff, SlotTaken } from './consultations.repository.ts';

/** @throws HttpError 422 outside the booking window [2.12.02] */
export function assertBookable(day: CalendarDay, now: Date): void {
  if (!bookableDays(now).includes(day)) {
    throw unprocessable('Please choose a weekday within the next 30 days.', 'date');
  }
}

/** The HTTP error for a slot that can't be booked; other errors are returned unchanged. */
export function slotRefusal(error: unknown): unknown {
  if (error instanceof SlotTaken) {
    return conflict('That time has just been taken. Please choose another one.', 'time');
  }
  if (error instanceof DayIsOff) {
    return unprocessable('There are no consultations on that day. Please choose another one.', 'date');
  }
  return error;
}
