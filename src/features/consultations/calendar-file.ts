import { business } from '#content/business.ts';
import { CONSULTATION_MINUTES, slotStart } from '#shared/booking.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { calendarText, conferenceLine, textValue, utcValue } from '#shared/icalendar.ts';

/** The entry in a visitor's own calendar. */
export interface CalendarEvent {
  day: CalendarDay;
  slot: Slot;
  summary: string;
  description: string;
  location: string;
  /** Where to meet online, and what that link is for; null without one. */
  conference: { url: string; label: string } | null;
  /** The UID of the invitation, so that both become one entry. */
  uid: string;
  /** When the file is created. */
  now: Date;
}

/**
 * A consultation as an iCalendar file (RFC 5545). Times are in UTC, so that calendars need no time zone. The
 * UID is the invitation's, so that importing both gives one entry. [9.2.01]
 */
export function calendarFile(event: CalendarEvent): string {
  const start = slotStart(event.day, event.slot);
  if (start === null) throw new Error('A consultation whose time does not exist stands in no calendar.');
  const end = new Date(start.getTime() + CONSULTATION_MINUTES * 60_000);
  const { conference } = event;
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${event.uid.replace(/^.*@/, '')}//Consultations//${business.language.locale.slice(0, 2).toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    'SEQUENCE:0',
    `DTSTAMP:${utcValue(event.now)}`,
    `DTSTART:${utcValue(start)}`,
    `DTEND:${utcValue(end)}`,
    `SUMMARY:${textValue(event.summary)}`,
    `DESCRIPTION:${textValue(event.description)}`,
    `LOCATION:${textValue(event.location)}`,
    ...(conference === null ? [] : [conferenceLine(conference.url, conference.label)]),
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
