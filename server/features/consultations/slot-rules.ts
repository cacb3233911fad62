import { business } from '#content/business.ts';
import { answers, fieldAnswers } from '#content/words/answers.ts';
import { bookingWords } from '#content/words/time.ts';
import { bookableDays, collide, daysAround, isTooLate, slotsOn } from '#shared/booking.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { hasTimes, WEEKDAYS } from '#shared/business-profile.ts';
import { bookableWeekdays } from '#shared/booking-days.ts';
import type { Slot } from '#shared/time-of-day.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { conflict, unprocessable } from '../../http/errors.ts';
import { type ConsultationRepository, DayIsOff, SlotTaken } from './consultations.repository.ts';
import { startOf, type When } from './scheduled-consultation.ts';

const { days, slots } = business.consultations;
const isWeekdays = WEEKDAYS.every((day) => hasTimes(slots[day]) !== ['saturday', 'sunday'].includes(day));
const CHOOSE_A_DAY = isWeekdays
  ? bookingWords.weekday(days.last)
  : bookingWords.otherDays(bookableWeekdays, days.last);

/** @throws HttpError 422 outside the booking window [2.12.02], and for a time that this day does not have or no more */
export function assertBookable(day: CalendarDay, slot: Slot, now: Date): void {
  if (!bookableDays(now).includes(day)) {
    throw unprocessable(CHOOSE_A_DAY, 'date');
  }
  if (!slotsOn(day).includes(slot) || isTooLate(day, slot, now)) {
    throw unprocessable(fieldAnswers.timeNotOffered, 'time');
  }
}

/** When those of them begin that have a time. */
export function startsOf(consultations: readonly When[]): Date[] {
  return consultations.map(startOf).filter((start) => start !== null);
}

/** Whether a consultation that begins then leaves too little room to one of those that begin at `others`. */
export function isTaken(start: Date | null, others: readonly Date[]): boolean {
  return start !== null && others.some((other) => collide(start, other));
}

/**
 * Called after the write. Every write of a consultation counts up the revision of the availability, so on PostgreSQL, too,
 * the next one waits for this transaction, and then sees it.
 * @throws SlotTaken when another consultation is too near
 */
export async function assertRoom(
  repository: ConsultationRepository,
  transaction: Transaction,
  written: When & { uid: string },
): Promise<void> {
  const { uid, consultation_date: day } = written;
  const others = await repository.takenBeside(transaction, uid, ...around(day, day));
  if (isTaken(startOf(written), startsOf(others))) throw new SlotTaken();
}

/** From and to which day there may be consultations that are too near to one from `first` to `last`. */
export function around(first: CalendarDay, last: CalendarDay): [first: CalendarDay, last: CalendarDay] {
  return [addDays(first, -daysAround), addDays(last, daysAround)];
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
