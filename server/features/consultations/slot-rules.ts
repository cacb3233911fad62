import { business } from '#content/business.ts';
import { answers } from '#content/words/answers.ts';
import { bookableDays } from '#shared/booking.ts';
import { type SlotTimes, WEEKDAYS } from '#shared/business-profile.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { conflict, unprocessable } from '../../http/errors.ts';
import { DayIsOff, SlotTaken } from './consultations.repository.ts';

const { slots, days } = business.consultations;
/** Whether consultations are on Monday to Friday, and on no other day. */
const ON_WEEKDAYS = WEEKDAYS.every(
  (day) => hasSlots(slots[day]) === (day !== 'saturday' && day !== 'sunday'),
);

function hasSlots(times: SlotTimes): boolean {
  return !('length' in times) || times.length > 0;
}

/** @throws HttpError 422 outside the booking window [2.12.02] */
export function assertBookable(day: CalendarDay, now: Date): void {
  if (!bookableDays(now).includes(day)) {
    throw unprocessable(answers.consultation.dayNotOffered(days.last, ON_WEEKDAYS), 'date');
  }
}

/** The HTTP error for a slot that can't be booked; other errors are returned unchanged. */
export function slotRefusal(error: unknown): unknown {
  if (error instanceof SlotTaken) {
    return conflict(answers.consultation.timeTaken, 'time');
  }
  if (error instanceof DayIsOff) {
    return unprocessable(answers.consultation.dayOff, 'date');
  }
  return error;
}
