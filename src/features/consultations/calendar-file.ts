import { type CalendarDay, CONSULTATION_MINUTES, type Slot, slotStart } from '#shared/business.ts';

/** The entry in a visitor's own calendar. */
export interface CalendarEvent {
  day: CalendarDay;
  slot: Slot;
  summary: string;
  description: string;
  location: string;
  /** The UID of the invitation, so that both become one entry. */
  uid: string;
  /** When the file is created. */
  now: Date;
}

/**
 * A consultation as an iCalendar file (RFC 5545). Times are in UTC, so that calendars need no Arizona time zone. The
 * UID is the invitation's, so that importing both gives one entry. [9.2.01]
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

/** Maximum octets of UTF-8 in a line, without the line break. */
const LINE_OCTETS = 75;

/** Folds a long line between characters; each continuation line begins with a space. */
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
