import { instantAt, dayOf } from './business-time.ts';
import { addDays, type CalendarDay } from './calendar-day.ts';

/** How many days ahead one can book, starting tomorrow. [9.2.04] */
export const BOOKING_DAYS = 30;
export const CONSULTATION_MINUTES = 30;

/** The nine slots of a day, as they are shown and sent. [9.2.02] [9.2.03] */
export const SLOTS = [
  '9:00 AM',
  '10:00 AM',
  '11:00 AM',
  '12:00 PM',
  '1:00 PM',
  '2:00 PM',
  '3:00 PM',
  '4:00 PM',
  '5:00 PM',
] as const;
export type Slot = (typeof SLOTS)[number];

/** Saturday or Sunday. [9.2.05] [9.2.06] */
export function isWeekend(day: CalendarDay): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** The bookable days at `now`: tomorrow to today + 30 where the business is, without weekends. [2.12.02] */
export function bookableDays(now: Date): CalendarDay[] {
  const today = dayOf(now);
  return Array.from({ length: BOOKING_DAYS }, (_, index) => addDays(today, index + 1)).filter(
    (day) => !isWeekend(day),
  );
}

/** Parses '9:00 AM' or '09:00' as a slot; null if it is none of the nine. */
export function parseSlot(text: string): Slot | null {
  const wanted = text.trim().toUpperCase();
  return SLOTS.find((slot) => slot === wanted || slotTo24Hours(slot) === wanted) ?? null;
}

/** '1:00 PM' → '13:00'. */
export function slotTo24Hours(slot: Slot): string {
  const [time = '', half] = slot.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hours24 = (hours % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hours24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** The instant a consultation begins. */
export function slotStart(day: CalendarDay, slot: Slot): Date {
  return instantAt(day, slotTo24Hours(slot));
}
