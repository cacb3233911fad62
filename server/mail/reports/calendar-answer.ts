import ICAL from 'ical.js';
import type { CalendarAnswer } from './report.ts';

/** Characters of an answer at most: it has one event. */
const MAX_LENGTH = 64 * 1024;

/** Reads a calendar's answer to an invitation (RFC 5546, METHOD:REPLY); null when the file is something else. */
export function readCalendarAnswer(file: string): CalendarAnswer | null {
  if (file.length > MAX_LENGTH) return null;
  try {
    return answerIn(new ICAL.Component(ICAL.parse(file) as unknown[]));
  } catch {
    return null; // not a calendar file; the parser finds that out as late as when a value is read
  }
}

/** @throws when a value can't be read */
function answerIn(calendar: ICAL.Component): CalendarAnswer | null {
  if (textOf(calendar, 'method').toUpperCase() !== 'REPLY') return null;
  const event = calendar.getFirstSubcomponent('vevent');
  const attendee = event?.getFirstProperty('attendee') ?? null;
  if (event === null || attendee === null) return null;
  const given = attendee.getFirstParameter('partstat') as string | undefined; // without one, nothing was answered
  const answer = given?.toUpperCase() ?? '';
  if (!['ACCEPTED', 'TENTATIVE', 'DECLINED'].includes(answer)) return null;
  const sequence = event.getFirstPropertyValue('sequence');
  return {
    uid: textOf(event, 'uid'),
    sequence: typeof sequence === 'number' ? sequence : null,
    attendee: String(attendee.getFirstValue()).replace(/^mailto:/i, ''),
    declined: answer === 'DECLINED',
  };
}

function textOf(component: ICAL.Component, property: string): string {
  const value = component.getFirstPropertyValue(property);
  return typeof value === 'string' ? value : '';
}
