const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** '10:42 AM', in the browser's time zone, and on one line. */
export function timeOfDay(time: Date): string {
  return clock.format(time).replaceAll(' ', '\u00a0');
}

/** '10:42 AM' today, 'Jan 5, 2026, 3:42 PM' before. */
export function whenSaved(time: Date, now: Date): string {
  return time.toDateString() === now.toDateString() ? clock.format(time) : calendar.format(time);
}

const dayOnly = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** 'Today', or 'Jan 5, 2026', in the browser's time zone. */
export function dayInWords(time: Date, now: Date): string {
  return time.toDateString() === now.toDateString() ? 'Today' : dayOnly.format(time);
}
