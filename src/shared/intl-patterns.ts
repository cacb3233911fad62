import type { Business } from './business-profile.ts';

type Language = Business['language'];
type Options = Intl.DateTimeFormatOptions;

/** Sunday, January 4, 1970, and the six days after it. */
const WEEK = Array.from({ length: 7 }, (_, index) => Date.UTC(1970, 0, 4 + index));
const YEAR = Array.from({ length: 12 }, (_, index) => Date.UTC(1970, index, 4));

/** How a language writes dates and times, worked out by `Intl` once, so that the browser needs none of it. */
export function intlPatterns({ locale, hourCycle }: Language) {
  const partsOf = (options: Options) => {
    const format = new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
      ...options,
    });
    return (instant: number) => format.formatToParts(instant);
  };
  const names = (instants: readonly number[], type: 'month' | 'weekday', options: Options) =>
    instants.map((instant) => valueOf(partsOf(options)(instant), type));
  const patternOf = (options: Options) =>
    partsOf(options)(WEEK[0] ?? 0)
      .map(({ type, value }) => (type === 'literal' ? plain(value) : `{${type}}`))
      .join('');

  const date: Options = { month: 'long', day: 'numeric' };
  const time: Options = {
    hour: hourCycle === 'h12' ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle,
  };
  const short: Options = { weekday: 'short', month: 'short', day: 'numeric' };
  const monthOfYear = patternOf({ month: 'long', year: 'numeric' });
  const heading = (name: string) => capitalised(name, locale);
  const monthsOfYear = names(YEAR, 'month', { month: 'long', year: 'numeric' });
  const half = (hour: number) => valueOf(partsOf(time)(Date.UTC(1970, 0, 1, hour)), 'dayPeriod');
  return {
    /** As `Date` numbers them. */
    weekdays: names(WEEK, 'weekday', { weekday: 'long', ...date }),
    /** As they stand in a date. */
    months: names(YEAR, 'month', date),
    /** 'January 5, 2026' */
    longDate: patternOf({ ...date, year: 'numeric' }),
    /** 'Tuesday, November 24' */
    dayOfYear: patternOf({ ...date, weekday: 'long' }),
    /** 'Tuesday, November 24, 2026' */
    fullDay: patternOf({ ...date, weekday: 'long', year: 'numeric' }),

    /** 'Tue, Nov 24' */
    shortDay: patternOf(short),
    shortWeekdays: names(WEEK, 'weekday', short),
    shortMonths: names(YEAR, 'month', short),
    /** 'Nov 24' */
    shortDate: patternOf({ month: 'short', day: 'numeric' }),
    /** 'Nov 24, 2026' */
    shortDateOfYear: patternOf({ month: 'short', day: 'numeric', year: 'numeric' }),

    /** 'Sun', as headings. */
    columns: abbreviated(names(WEEK, 'weekday', { weekday: 'short' })).map(heading),
    /** 'November 2026', as a heading. */
    monthOfYear,
    monthsOfYear: monthOfYear.startsWith('{month}') ? monthsOfYear.map(heading) : monthsOfYear,

    /** '9:00 AM' or '09:00' */
    time: patternOf(time),
    /** Before noon and after it; empty on a clock of 24 hours. */
    halves: hourCycle === 'h12' ? [half(9), half(21)] : [],
  };
}

/**
 * Three letters of each name, if `Intl` shortens a language's names too little ('segunda') for seven to stand beside one
 * another on a phone. The names themselves, if three letters do not tell them apart.
 */
function abbreviated(names: string[]): string[] {
  const short = names.map((name) => name.slice(0, 3));
  return names.some(({ length }) => length > 5) && new Set(short).size === names.length ? short : names;
}

/** With a capital at its beginning, as a heading or a label has it. */
export function capitalised(text: string, locale: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

function valueOf(parts: readonly Intl.DateTimeFormatPart[], wanted: string): string {
  return plain(parts.find(({ type }) => type === wanted)?.value ?? '');
}

/** With ordinary spaces alone, which can be searched for and break lines. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
