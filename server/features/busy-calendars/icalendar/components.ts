import { CalendarProblem } from '../calendar-problem.ts';

/** More events than any calendar has that a person keeps. */
const MAX_EVENTS = 20_000;

/** What tells when somebody is busy: titles, places and people are left out before anything is parsed. */
const NEEDED: Record<string, ReadonlySet<string>> = {
  VEVENT: new Set([
    'UID',
    'DTSTART',
    'DTEND',
    'DURATION',
    'RRULE',
    'RDATE',
    'EXDATE',
    'RECURRENCE-ID',
    'TRANSP',
    'STATUS',
    'ATTENDEE',
    'X-MICROSOFT-CDO-BUSYSTATUS',
  ]),
  VFREEBUSY: new Set(['FREEBUSY']),
};

/** The components of one or more iCalendar files, each as text by itself. */
export interface Components {
  events: string[];
  freeBusy: string[];
  /** Whole, by their TZID. */
  timeZones: Map<string, string>;
  /** What the calendar calls itself; null where it doesn't. */
  name: string | null;
}

/** @throws CalendarProblem when a text is no whole iCalendar file, or there are too many events */
export function componentsOf(files: readonly string[]): Components {
  const found: Components = { events: [], freeBusy: [], timeZones: new Map(), name: null };
  for (const file of files) collect(file, found);
  return found;
}

function collect(file: string, found: Components): void {
  const stack: string[] = [];
  let block: string[] = [];
  let calendars = 0;
  for (const line of unfolded(file)) {
    const { name, value } = partsOf(line);
    const [, component = ''] = stack;
    if (name === 'BEGIN') {
      if (stack.length === 0 && value !== 'VCALENDAR') throw new CalendarProblem('not-a-calendar');
      stack.push(value);
      if (stack.length === 2) block = [];
      if (stack.length === 2 || component === 'VTIMEZONE') block.push(line);
    } else if (name === 'END') {
      if (stack.pop() !== value) throw new CalendarProblem('not-a-calendar');
      if (stack.length === 1 || component === 'VTIMEZONE') block.push(line);
      if (stack.length === 1) keep(value, block, found);
      if (stack.length === 0) calendars += 1;
    } else if (stack.length === 0) {
      throw new CalendarProblem('not-a-calendar');
    } else if (stack.length === 1) {
      if (name === 'X-WR-CALNAME' || name === 'NAME') found.name ??= plain(line.slice(line.indexOf(':') + 1));
    } else if (component === 'VTIMEZONE' || (stack.length === 2 && NEEDED[component]?.has(name) === true)) {
      block.push(line);
    }
  }
  if (calendars === 0 || stack.length > 0) throw new CalendarProblem('not-a-calendar');
}

function keep(
  component: string,
  block: readonly string[],
  { events, freeBusy, timeZones }: Components,
): void {
  const text = block.join('\r\n');
  if (component === 'VEVENT') {
    if (events.push(text) > MAX_EVENTS) throw new CalendarProblem('too-many');
  } else if (component === 'VFREEBUSY') {
    freeBusy.push(text);
  } else if (component === 'VTIMEZONE') {
    const line = block.find((one) => partsOf(one).name === 'TZID');
    if (line !== undefined) timeZones.set(line.slice(line.indexOf(':') + 1).trim(), text);
  }
}

/** The lines of a file, with those that continue one put to it. */
function* unfolded(file: string): Generator<string> {
  let whole = '';
  for (const line of file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    if (/^[ \t]/.test(line)) {
      whole += line.slice(1);
      continue;
    }
    if (whole !== '') yield whole;
    whole = line.trimEnd();
  }
  if (whole !== '') yield whole;
}

/** The name of a property, and its value where that is a component's name. */
function partsOf(line: string): { name: string; value: string } {
  const name = (/^[A-Za-z0-9-]+/.exec(line)?.[0] ?? '').toUpperCase();
  const isFrame = name === 'BEGIN' || name === 'END';
  return {
    name,
    value: isFrame
      ? line
          .slice(name.length + 1)
          .trim()
          .toUpperCase()
      : '',
  };
}

/** A text value as it is read. */
function plain(value: string): string | null {
  const text = value
    .replace(/\\[nN]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .trim();
  return text === '' ? null : text;
}
