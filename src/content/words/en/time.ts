/** Moments, with their parts as the language writes them. */
export const momentWords = {
  /** 'January 5, 2026, 3:14 PM' */
  moment: (date: string, time: string) => `${date}, ${time}`,
  /** 'Monday 12:30 PM' */
  weekdayTime: (weekday: string, time: string) => `${weekday} ${time}`,
  /** '3:14 PM, Arizona time' @param zone as the profile calls it */
  inZone: (moment: string, zone: string) => `${moment}, ${zone}`,
};

/** When a consultation is. */
export const consultationTimeWords = {
  /** '9:00 AM Arizona time' */
  time: (time: string, zone: string) => `${time} ${zone}`,
  /** 'Thursday, March 5, 2026, at 9:00 AM Arizona time' */
  whole: (day: string, time: string) => `${day}, at ${time}`,
  /** '10:00 AM in Arizona' @param place as the profile says it */
  here: (time: string, place: string) => `${time} ${place}`,
  /** '10:00 AM in Arizona, also for Ana (Lisbon)' */
  same: (here: string, who: string) => `${here}, also for ${who}`,
  /** '10:00 AM in Arizona, 6:00 PM for Ana (Lisbon)' */
  both: (here: string, there: string, who: string) => `${here}, ${there} for ${who}`,
  /** 'Ana (Lisbon)' */
  person: (who: string, city: string) => `${who} (${city})`,
};

/** Hours and days of a week; run by the build. */
export const hoursWords = {
  closed: 'Closed',
  /** Three weekdays or more, one after the other. */
  days: (first: string, last: string) => `${first} to ${last}`,
  /** '9AM-5PM' from times such as '9:00 AM', '09:00–17:00' from others. */
  range: (from: string, until: string) =>
    /[a-z]/i.test(from) ? `${short(from)}-${short(until)}` : `${from}–${until}`,
  /** All of them in one line. @param zone what the time is called */
  inOneLine: (lines: readonly string[], zone: string) => `${lines.join('; ')} ${zone}`,
  line: (days: string, hours: string) => `${days}, ${hours}`,
};

/** '9AM' of '9:00 AM', '9:30AM' of '9:30 AM'. */
function short(time: string): string {
  return time.replace(':00', '').replace(' ', '');
}

/** What can be booked. @param days 'Monday to Friday' */
export const bookingWords = {
  ahead: (days: string, count: number) => `${days}, up to ${count} ${count === 1 ? 'day' : 'days'} ahead.`,
  /** The days are Monday to Friday. */
  weekday: (count: number) => `Please choose a weekday within the next ${count} days.`,
  otherDays: (days: string, count: number) => `Please choose a day within the next ${count} days: ${days}.`,
};

/** How soon messages are answered: 'within …'. */
export const replyWords = {
  businessHours: (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'} on business days`,
  hours: (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
};
