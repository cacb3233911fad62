const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** '10:42 AM', in the browser's time zone. */
export function timeOfDay(time: Date): string {
  return clock.format(time);
}
