import { business } from '#content/business.ts';
import { bookingWords } from '#content/words/time.ts';
import type { WeeklyHours } from '#shared/booking-rules.ts';
import { WEEKDAYS } from '#shared/business-profile.ts';
import { hoursInWords } from '#shared/hours-in-words.ts';

const { consultations } = business;
const WEEKEND: readonly string[] = ['saturday', 'sunday'];

/** 'Monday to Saturday, up to 30 days ahead.', in the site's language. */
export function bookableInWords(hours: WeeklyHours): string {
  return bookingWords.ahead(daysOf(hours).bookableLabel, consultations.days.last);
}

/** What is said of a day on which no calls can be booked. */
export function chooseADay(hours: WeeklyHours): string {
  const { last } = consultations.days;
  const isWeekdays = WEEKDAYS.every((day) => hours[day].length > 0 !== WEEKEND.includes(day));
  return isWeekdays
    ? bookingWords.weekday(last)
    : bookingWords.otherDays(daysOf(hours).bookableWeekdays, last);
}

function daysOf(slots: WeeklyHours) {
  return hoursInWords({ ...business, consultations: { ...consultations, slots } });
}
