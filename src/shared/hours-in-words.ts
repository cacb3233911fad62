import { hoursWords } from '#content/words/time.ts';
import {
  type Business,
  hasTimes,
  type StartTimes,
  type TimeRange,
  type Weekday,
  WEEKDAYS,
} from './business-profile.ts';
import { capitalised, intlPatterns } from './intl-patterns.ts';
import { writeTime } from './times-in-words.ts';
import { groupDays } from './weekdays.ts';

type WeekProfile = Pick<Business, 'language'> & {
  consultations: { slots: Record<Weekday, StartTimes> };
  time: Pick<Business['time'], 'open' | 'name'>;
};

/** When the business is open and when consultations can be booked, in words. */
export function hoursInWords({ time, consultations, language }: WeekProfile, words = hoursWords) {
  const { locale, firstDayOfWeek } = language;
  const patterns = intlPatterns(language);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const nameOf = (day: Weekday) => patterns.weekdays[WEEKDAYS.indexOf(day)] ?? day;
  const timeOf = (text: string) => writeTime(patterns, text);

  /** 'Monday to Friday', 'Saturday and Sunday', 'Monday, Wednesday, and Friday' */
  function daysInWords(runs: readonly (readonly [Weekday, ...Weekday[]])[]): string {
    const names = runs.flatMap((days) =>
      days.length < 3 ? days.map(nameOf) : [words.days(nameOf(days[0]), nameOf(days.at(-1) ?? days[0]))],
    );
    return list.format(names);
  }

  function hoursOf(ranges: readonly TimeRange[]): string {
    return list.format(ranges.map(([from, until]) => words.range(timeOf(from), timeOf(until))));
  }

  const groups = groupDays(firstDayOfWeek, (day) => hoursOf(time.open[day]));
  const lines = groups
    .filter(({ value }) => value !== '')
    .map(({ runs, value }) => words.line(daysInWords(runs), value));
  const [bookable] = groupDays(firstDayOfWeek, (day) => (hasTimes(consultations.slots[day]) ? 'some' : ''));
  const days = bookable === undefined || bookable.value === '' ? '' : daysInWords(bookable.runs);
  const inSentence = words.inOneLine(lines, time.name);
  return {
    openingHours: {
      /** 'Monday to Friday, 9AM-5PM Arizona time' */
      inOneLine: capitalised(inSentence, locale),
      /** The same where a sentence goes on: 'terça-feira a sábado, …' */
      inSentence,
      /** A row for all days that have the same hours. */
      byDay: groups.map(({ runs, value }) => ({
        days: capitalised(daysInWords(runs), locale),
        hours: value === '' ? words.closed : value,
      })),
    },
    /** 'Arizona time', where it begins a text. */
    zoneLabel: capitalised(time.name, locale),
    /** 'Monday to Friday' */
    bookableWeekdays: days,
    /** The same where it begins a text. */
    bookableLabel: capitalised(days, locale),
  };
}
