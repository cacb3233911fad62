import { bookedConsultation as words } from '#content/words/booked-consultation.ts';
import { consultation as page } from '#content/words/consultation.ts';
import { business } from '#content/business.ts';
import { calendarText, conferenceLine, quoted, textValue, utcValue } from '#shared/icalendar.ts';
import { parseSlot, slotTo24Hours } from '#shared/time-of-day.ts';
import { zoneChanges } from '#shared/zone-changes.ts';
import { LANGUAGE } from '../../language.ts';
import { looksLikeName } from '../../mail/greeting.ts';
import { calendarUid, type ScheduledConsultation } from './scheduled-consultation.ts';
import { timeLines } from './time-lines.ts';
import { timeZoneLines } from './vtimezone.ts';

/** Identifies the site in calendars. */
export interface Calendar {
  /** The host part of UIDs. */
  host: string;
  /** The address that invitations come from, and that answers to them go to. */
  organizer: string;
  /** Whether those answers are read; otherwise none is asked for. */
  readsAnswers: boolean;
}

/** A consultation in the owner's calendar. */
export interface CalendarEntry extends ScheduledConsultation {
  /** When the visitor declined the invitation, ISO 8601; null if that did not happen. */
  declined_at: string | null;
  /** The latest change, ISO 8601; null if there was none since the booking. */
  changed_at: string | null;
  created_at: string;
}

/** How often a program that subscribes to the owner's calendar should look for changes. */
const REFRESH = 'PT15M';

/**
 * The calendar file of an invitation, of a cancellation, or for a visitor who puts it into a calendar by hand
 * ('PUBLISH', which asks nobody); calendars apply the highest `sequence`. `link` is the page where the visitor changes
 * the consultation.
 */
export function invitation(
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH',
  consultation: ScheduledConsultation,
  { calendar, link, now }: { calendar: Calendar; link: string; now: Date },
): string {
  const takesPlace = method !== 'CANCEL';
  const { description } = page.event;
  const joining = joiningText(consultation);
  const text = takesPlace ? [description, ...joining, `${words.change}: ${link}`].join('\n\n') : description;
  return file(
    method,
    calendar,
    [],
    [
      [
        ...eventLines(consultation, calendar, now),
        `SUMMARY:${textValue(page.event.summary)}`,
        `DESCRIPTION:${textValue(text)}`,
        ...placeLines(consultation),
        `STATUS:${takesPlace ? 'CONFIRMED' : 'CANCELLED'}`,
        ...(method === 'PUBLISH' ? [] : [attendeeLine(consultation, takesPlace ? calendar : null)]),
      ],
    ],
  );
}

/**
 * The owner's calendar: each event says who comes, how to reach them, and what it is about. The same consultations give
 * the same file.
 */
export function ownersCalendar(consultations: readonly CalendarEntry[], calendar: Calendar): string {
  const name = textValue(`Consultations, ${business.who.name}`);
  const head = [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ];
  const events = consultations.map((consultation) => {
    const { email, phone, message } = consultation;
    const changedAt = lastChange(consultation);
    const { summary, status } = standing(consultation);
    const text = [email, phone, message, ...joiningText(consultation)]
      .filter((line) => line !== '')
      .join('\n');
    return [
      ...eventLines(consultation, calendar, changedAt),
      `LAST-MODIFIED:${utcValue(changedAt)}`,
      `SUMMARY:${textValue(`${summary}: ${consultation.name}`)}`,
      `DESCRIPTION:${textValue(text)}`,
      ...placeLines(consultation),
      `STATUS:${status}`,
    ];
  });
  return file('PUBLISH', calendar, head, events);
}

function standing({ suspected_spam, declined_at }: CalendarEntry) {
  if (suspected_spam === 1) return { summary: 'Suspected spam', status: 'TENTATIVE' };
  if (declined_at !== null) return { summary: 'Declined', status: 'TENTATIVE' };
  return { summary: 'Consultation', status: 'CONFIRMED' };
}

function lastChange({ created_at, changed_at, declined_at }: CalendarEntry): Date {
  return new Date(
    Math.max(...[created_at, changed_at ?? '', declined_at ?? ''].map((at) => Date.parse(at) || 0)),
  );
}

/** @param head lines about the calendar as a whole */
function file(
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH',
  { host }: Calendar,
  head: readonly string[],
  events: readonly (readonly string[])[],
): string {
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Consultations//${LANGUAGE.slice(0, 2).toUpperCase()}`,
    `METHOD:${method}`,
    ...head,
    ...timeZoneLines,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ]);
}

/** What every event begins with. @param stamp when this version of it was made */
function eventLines(
  consultation: ScheduledConsultation,
  { host, organizer }: Calendar,
  stamp: Date,
): string[] {
  const { uid, sequence, consultation_date, consultation_time } = consultation;
  const slot = parseSlot(consultation_time);
  if (slot === null) throw new Error('A consultation whose time is no slot stands in no calendar.');
  return [
    `UID:${calendarUid(uid, host)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcValue(stamp)}`,
    ...timeLines(consultation_date, slotTo24Hours(slot), business.time.zone, zoneChanges),
    `ORGANIZER;CN=${quoted(business.who.name)}:${mailAddressValue(organizer)}`,
  ];
}

function placeLines({ phone, meeting_url }: ScheduledConsultation): string[] {
  if (meeting_url === '') {
    return [`LOCATION:${textValue(phone === '' ? page.event.open : page.event.byPhone)}`];
  }
  return [`LOCATION:${textValue(meeting_url)}`, conferenceLine(meeting_url, page.event.join)];
}

function joiningText({ meeting_url }: ScheduledConsultation): string[] {
  return meeting_url === '' ? [] : [`${page.event.join}: ${meeting_url}`];
}

/**
 * The visitor, who has chosen the time and so accepts it. Where answers are read, one is asked for instead, so that
 * calendar programs offer to decline.
 * @param calendar null for a cancellation, which needs no answer
 */
function attendeeLine({ name, email }: ScheduledConsultation, calendar: Calendar | null): string {
  const answer =
    calendar?.readsAnswers === true ? 'PARTSTAT=NEEDS-ACTION;RSVP=TRUE' : 'PARTSTAT=ACCEPTED;RSVP=FALSE';
  const parameters = [
    'ATTENDEE',
    'ROLE=REQ-PARTICIPANT',
    ...(calendar === null ? [] : [answer]),
    ...(looksLikeName(name) ? [`CN=${quoted(name)}`] : []),
  ];
  return `${parameters.join(';')}:${mailAddressValue(email)}`;
}

function mailAddressValue(email: string): string {
  return `mailto:${encodeURI(email)}`;
}
