import { timesOf } from '#shared/booking-rules.ts';
import { type Business, hasTimes, WEEKDAYS } from '#shared/business-profile.ts';
import { minutesOf } from '#shared/time-of-day.ts';

const MINUTES_A_DAY = 24 * 60;

/** A value of the profile, by the names that lead to it, and what is wrong with it. */
interface Wrong {
  path: string[];
  message: string;
}

/** What is wrong with values that are right one by one. */
export function together(business: Business): Wrong[] {
  return [...nothingOffered(business), ...overlapping(business)];
}

/** What pages, promises and the booking calendar count on. */
function nothingOffered({ time, consultations }: Business): Wrong[] {
  const { days, leadMinutes, slots } = consultations;
  return [
    ...(WEEKDAYS.some((day) => time.open[day].length > 0)
      ? []
      : [{ path: ['time', 'open'], message: 'has no hours on any day' }]),
    ...(WEEKDAYS.some((day) => hasTimes(slots[day]))
      ? []
      : [{ path: ['consultations', 'slots'], message: 'has no times on any day' }]),
    ...(leadMinutes < (days.last + 1) * MINUTES_A_DAY
      ? []
      : [{ path: ['consultations', 'leadMinutes'], message: `is longer than the ${days.last} days ahead` }]),
  ];
}

/** Slots of which one begins before the one before it is over, or that end on another day. */
function overlapping({ consultations }: Business): Wrong[] {
  const { minutes, bufferMinutes } = consultations;
  return WEEKDAYS.flatMap((day) => {
    const starts = timesOf(consultations.slots[day]).map(minutesOf);
    const path = ['consultations', 'slots', day];
    const close = starts.findIndex(
      (start, index) => index > 0 && start < (starts[index - 1] ?? 0) + minutes + bufferMinutes,
    );
    const needs = `${minutes} minutes${bufferMinutes > 0 ? ` and ${bufferMinutes} free ones` : ''}`;
    return [
      ...(close < 0 ? [] : [{ path, message: `has slots that overlap: a consultation takes ${needs}` }]),
      ...((starts.at(-1) ?? 0) + minutes > MINUTES_A_DAY
        ? [{ path, message: 'has a slot that ends after midnight' }]
        : []),
    ];
  });
}
