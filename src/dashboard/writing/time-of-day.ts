const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const SHORT = { month: 'short', day: 'numeric' } as const;
const thisYear = new Intl.DateTimeFormat('en-US', SHORT);
const anyYear = new Intl.DateTimeFormat('en-US', { ...SHORT, year: 'numeric' });

/** '10:42 AM', in the browser's time zone, and on one line. */
export function timeOfDay(time: Date): string {
  return clock.format(time).replaceAll(' ', '\u00a0');
}

/** '10:42 AM' today, 'Jan 5, 3:42 PM' before, and with its year in another one. */
export function whenSaved(time: Date, now: Date): string {
  return isSameDay(time, now) ? clock.format(time) : `${dayInWords(time, now)}, ${clock.format(time)}`;
}

/** 'Today', 'Jan 5' or, in another year, 'Jan 5, 2025', in the browser's time zone. */
export function dayInWords(time: Date, now: Date): string {
  if (isSameDay(time, now)) return 'Today';
  return (time.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(time);
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
