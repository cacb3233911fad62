import { type CalendarDay, CONSULTATION_MINUTES, type Slot, slotStart } from '#shared/business.ts';

/** What stands in a visitor's own calendar. */
export interface CalendarEvent {
  day: CalendarDay;
  slot: Slot;
  summary: string;
  description: string;
  location: string;
  /** What the invitation calls it, so that both are one entry. */
  uid: string;
  /** When the file is made. */
  now: Date;
}

/**
 * A consultation as an iCalendar file (RFC 5545). Times are in UTC, so that no calendar needs to know Arizona; the id
 * is the invitation's, so that whoever takes both has one entry. [9.2.01]
 */
export function calendarFile(event: CalendarEvent): string {
  const start = slotStart(event.day, event.slot);
  const end = new Date(start.getTime() + CONSULTATION_MINUTES * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${event.uid.replace(/^.*@/, '')}//Consultations//EN`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** '20261124T170000Z' */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Octets of UTF-8 in one line, the break not counted. */
const LINE_OCTETS = 75;

/** Breaks a long line between characters; what follows begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
