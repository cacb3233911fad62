import ICAL from 'ical.js';
import type { CalendarAnswer } from './report.ts';

/** Reads a calendar's answer to an invitation (RFC 5546, METHOD:REPLY); null when the file is something else. */
export function readCalendarAnswer(file: string): CalendarAnswer | null {
  const calendar = parsed(file);
  if (calendar === null || textOf(calendar, 'method').toUpperCase() !== 'REPLY') return null;
  const event = calendar.getFirstSubcomponent('vevent');
  const attendee = event?.getFirstProperty('attendee') ?? null;
  if (event === null || attendee === null) return null;
  const answer = attendee.getFirstParameter('partstat').toUpperCase();
  if (!['ACCEPTED', 'TENTATIVE', 'DECLINED'].includes(answer)) return null;
  const sequence = event.getFirstPropertyValue('sequence');
  return {
    uid: textOf(event, 'uid'),
    sequence: typeof sequence === 'number' ? sequence : null,
    attendee: String(attendee.getFirstValue()).replace(/^mailto:/i, ''),
    declined: answer === 'DECLINED',
  };
}

function parsed(file: string): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(file) as unknown[]);
  } catch {
    return null; // not a calendar file
  }
}

function textOf(component: ICAL.Component, property: string): string {
  const value = component.getFirstPropertyValue(property);
  return typeof value === 'string' ? value : '';
}
