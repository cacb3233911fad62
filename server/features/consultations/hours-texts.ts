import { business } from '#content/business.ts';
import { bookingWords } from '#content/words/time.ts';
import type { BookingRules, WeeklyHours } from '#shared/booking-rules.ts';
import { WEEKDAYS } from '#shared/business-profile.ts';
import { hoursInWords } from '#shared/hours-in-words.ts';

const { consultations } = business;
const WEEKEND: readonly string[] = ['saturday', 'sunday'];

/** 'Monday to Saturday, up to 30 days ahead.', in the site's language. */
export function bookableInWords({ hours, daysAhead }: BookingRules): string {
  return bookingWords.ahead(daysOf(hours).bookableLabel, daysAhead);
}

/** What is said of a day on which no calls can be booked. */
export function chooseADay({ hours, daysAhead }: BookingRules): string {
  const isWeekdays = WEEKDAYS.every((day) => hours[day].length > 0 !== WEEKEND.includes(day));
  return isWeekdays
    ? bookingWords.weekday(daysAhead)
    : bookingWords.otherDays(daysOf(hours).bookableWeekdays, daysAhead);
}

function daysOf(slots: WeeklyHours) {
  return hoursInWords({ ...business, consultations: { ...consultations, slots } });
}
