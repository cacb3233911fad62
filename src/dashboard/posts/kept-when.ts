const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'on Jan 5, 2026, 3:42 PM', in the browser's time zone. */
export function keptWhen(keptAt: string): string {
  const time = Date.parse(keptAt);
  return Number.isNaN(time) ? 'earlier' : `on ${clock.format(time)}`;
}
