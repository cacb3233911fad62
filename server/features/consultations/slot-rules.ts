import { business } from '#content/business.ts';
import { answers, fieldAnswers } from '#content/words/answers.ts';
import { bookingWords } from '#content/words/time.ts';
import { bookableDays, collide, isTooLate, slotsOn } from '#shared/booking.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
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

/** Whether a consultation that begins then leaves too little room to one of those. */
export function isTaken(start: Date | null, others: readonly When[]): boolean {
  return others.some((other) => {
    const begins = startOf(other);
    return start !== null && begins !== null && collide(start, begins);
  });
}

/**
 * Called after the write, whose transaction no other booking of that day runs beside.
 * @throws SlotTaken when another consultation is too near
 */
export async function assertRoom(
  repository: ConsultationRepository,
  transaction: Transaction,
  written: When & { uid: string },
): Promise<void> {
  const others = await repository.othersAround(transaction, written.uid, written.consultation_date);
  if (isTaken(startOf(written), others)) throw new SlotTaken();
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
