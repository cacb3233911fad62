import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { bookedConsultation as words } from '#content/booked-consultation.ts';
import { consultation as page } from '#content/consultation.ts';
import { site } from '#content/site.ts';
import { CONSULTATION_MINUTES, parseSlot, slotTo24Hours, TIME_ZONE } from '#shared/business.ts';
import { looksLikeName } from '../../mail/greeting.ts';
import { type ScheduledConsultation, calendarUid } from './scheduled-consultation.ts';

/** Identifies the site in calendars. */
export interface Calendar {
  /** The host part of UIDs. */
  host: string;
  /** The address that invitations come from. */
  organizer: string;
}

/** Arizona has no daylight saving time. */
const ARIZONA = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0700',
  'TZNAME:MST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/**
 * The calendar file of an invitation or a cancellation; calendars apply the highest `sequence`. `link` is the page
 * where the visitor changes the consultation.
 */
export function invitation(
  method: 'REQUEST' | 'CANCEL',
  consultation: ScheduledConsultation,
  { calendar, link, now }: { calendar: Calendar; link: string; now: Date },
): string {
  const { name, email, phone } = consultation;
  const file = emptyCalendar(calendar, ICalCalendarMethod[method]);
  const cancelled = method === 'CANCEL';
  file.createEvent({
    ...times(consultation, calendar, now),
    summary: page.event.summary,
    description: cancelled ? page.event.description : `${page.event.description}\n\n${words.change}: ${link}`,
    location: (phone === '' ? words.online : words.phone).place,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: site.name, email: calendar.organizer },
    attendees: [
      {
        email,
        name: looksLikeName(name) ? name : null,
        role: ICalAttendeeRole.REQ,
        ...(cancelled ? {} : { rsvp: false, status: ICalAttendeeStatus.ACCEPTED }),
      },
    ],
  });
  return file.toString();
}

/** The owner's calendar: each event says who comes, how to reach them, and what it is about. */
export function ownersCalendar(
  consultations: readonly ScheduledConsultation[],
  calendar: Calendar,
  now: Date,
): string {
  const file = emptyCalendar(calendar, ICalCalendarMethod.PUBLISH).name(`Consultations, ${site.name}`);
  for (const consultation of consultations) {
    const { name, email, phone, message, suspected_spam } = consultation;
    file.createEvent({
      ...times(consultation, calendar, now),
      summary: suspected_spam === 1 ? `Suspected spam: ${name}` : `Consultation: ${name}`,
      description: [email, phone, message].filter((line) => line !== '').join('\n'),
      location: (phone === '' ? words.online : words.phone).place,
      status: suspected_spam === 1 ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  return file.toString();
}

function emptyCalendar({ host }: Calendar, method: ICalCalendarMethod) {
  return ical({
    prodId: { company: host, product: 'Consultations', language: 'EN' },
    method,
    // Each event names the zone: a zone for the whole calendar would also be applied to timestamps, which are in UTC.
    timezone: { name: null, generator: () => ARIZONA },
  });
}

function times(consultation: ScheduledConsultation, { host }: Calendar, now: Date): ICalEventData {
  const { uid, sequence, consultation_date, consultation_time } = consultation;
  const slot = parseSlot(consultation_time);
  if (slot === null) throw new Error('A consultation whose time is no slot stands in no calendar.');
  const start = Date.parse(`${consultation_date}T${slotTo24Hours(slot)}:00Z`);
  return {
    id: calendarUid(uid, host),
    sequence,
    stamp: now,
    start: onTheClock(start),
    end: onTheClock(start + CONSULTATION_MINUTES * 60_000),
    timezone: TIME_ZONE,
  };
}

/** The local time without its zone, which the library writes beside the zone it is given. */
function onTheClock(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19);
}
