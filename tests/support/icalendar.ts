import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';

/**
 * Reads an iCalendar file with two parsers that know nothing of each other, and checks what parsers forgive.
 * @param minutes how long an event lasts
 * @throws when they disagree, when a line breaks RFC 5545, or when an event has the wrong duration
 */
export function readCalendar(text: string, minutes = CONSULTATION_MINUTES) {
  const { method, events } = readByFirstParser(text, minutes);
  expectSame(readBySecondParser(text), {
    method,
    events: events.map(({ uid, sequence, summary, location, description, status, start, organizer }) => ({
      ...{ uid, sequence, summary, location, description, status, start, organizer },
    })),
  });
  return { method, events };
}

/** The same by ical.js alone: the other parser takes `END:VEVENT` within a visitor's text for the end of the event. */
export function readByFirstParser(text: string, length = CONSULTATION_MINUTES) {
  expectStrictLines(text);
  const file = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = file.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const start = component.getFirstProperty('dtstart');
    const minutes = (event.endDate.toJSDate().getTime() - event.startDate.toJSDate().getTime()) / 60_000;
    if (minutes !== length) throw new Error(`${minutes} minutes`);
    const value = (name: string) => String(component.getFirstPropertyValue(name));
    const attendee = component.getFirstProperty('attendee');
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      location: event.location,
      description: event.description,
      status: value('status'),
      organizer: value('organizer').toLowerCase(),
      attendees: event.attendees.map((one) => String(one.getFirstValue()).toLowerCase()),
      answer: ['partstat', 'rsvp'].map((name) => String(attendee?.getParameter(name))).join(),
      conference: value('conference'),
      start: event.startDate.toJSDate().toISOString(),
      zone: String(start?.getParameter('tzid')),
      stamp: value('dtstamp'),
      modified: value('last-modified'),
    };
  });
  const method = String(file.getFirstPropertyValue('method') ?? undefined);
  return { method, events };
}

/** The only event of a file. */
export function readEvent(text: string, minutes = CONSULTATION_MINUTES) {
  const [event, ...more] = readCalendar(text, minutes).events;
  if (event === undefined || more.length > 0) throw new Error(text);
  return event;
}

function readBySecondParser(text: string) {
  const calendar = convertIcsCalendar(undefined, text);
  return {
    method: String(calendar.method),
    events: (calendar.events ?? []).map((event) => ({
      uid: event.uid,
      sequence: event.sequence ?? 0,
      summary: event.summary,
      location: event.location,
      description: event.description,
      status: String(event.status ?? null),
      start: event.start.date.toISOString(),
      organizer: event.organizer === undefined ? 'null' : `mailto:${event.organizer.email}`.toLowerCase(),
    })),
  };
}

function expectSame(first: unknown, second: unknown): void {
  const [one, other] = [first, second].map((value) => JSON.stringify(value, null, 1));
  if (one !== other) throw new Error(`The parsers disagree:\n${one}\n${other}`);
}

const NAME = /^(?:[A-Z][A-Z0-9-]*)(?:;[A-Z][A-Z0-9-]*=(?:"[^"]*"|[^";:,]*))*:/;
/** Once in each event. */
const ONCE = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY'];
/** Once in each event of a calendar with a METHOD, by RFC 5546. */
const ONCE_WITH_METHOD = ['SEQUENCE', 'ORGANIZER', 'STATUS'];

/** @throws when a line is too long, ends wrongly, is no property, or has a character that no line may have */
export function expectStrictLines(text: string): void {
  if (!text.endsWith('END:VCALENDAR\r\n')) throw new Error('The file ends without CR and LF.');
  if (/[^\r]\n|\r[^\n]/.test(text)) throw new Error('A line break is not CR and LF.');
  if (/[^\P{Cc}\r\n]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u.test(text)) {
    throw new Error('There is a control character.');
  }
  for (const line of text.split('\r\n')) {
    const octets = Buffer.byteLength(line);
    if (octets > 75) throw new Error(`${octets} octets: ${line}`);
    if (line.includes('\uFFFD')) throw new Error(`A character is cut in two: ${line}`);
  }
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  for (const line of lines) if (!NAME.test(line)) throw new Error(`No property: ${line}`);
  const open: string[] = [];
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) open.push(line.slice(6));
    else if (line.startsWith('END:') && open.pop() !== line.slice(4))
      throw new Error(`Closes nothing: ${line}`);
  }
  if (open.length > 0) throw new Error(`Open: ${open.join(' ')}`);
  const once = lines.some((line) => line.startsWith('METHOD:')) ? [...ONCE, ...ONCE_WITH_METHOD] : ONCE;
  for (const event of eventsIn(lines)) {
    for (const name of once) {
      const count = event.filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`)).length;
      if (count !== 1) throw new Error(`${name} stands in an event ${count} times.`);
    }
  }
}

function eventsIn(lines: readonly string[]): string[][] {
  const ends = lines.flatMap((line, index) => (line === 'END:VEVENT' ? [index] : []));
  return ends.map((end) => lines.slice(lines.lastIndexOf('BEGIN:VEVENT', end), end));
}
