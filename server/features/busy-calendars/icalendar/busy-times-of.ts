import { business } from '#content/business.ts';
import { CalendarProblem } from '../calendar-problem.ts';
import { componentsOf } from './components.ts';
import { CalendarEvent } from './calendar-event.ts';
import { freeBusyTimes } from './free-busy.ts';
import { merged, type Span } from './spans.ts';
import { TimeZones } from './time-zones.ts';

/** What is to be read of iCalendar files. */
export interface FilesToRead {
  files: readonly string[];
  /** From when to when, in milliseconds. */
  from: number;
  until: number;
  /** The host part of the UIDs of the site's own consultations, which are no reason against themselves. */
  ownHost: string;
  /** Email addresses of the owner, in lower case: an invitation that one of them declined keeps nobody busy. */
  ownAddresses: readonly string[];
}

/** When somebody is busy, and how far that could be found out. */
export interface BusyTimes {
  /** In order, and apart from each other. */
  spans: Span[];
  /** Events that could not be made sense of. */
  unreadable: number;
  /** What the calendar calls itself. */
  name: string | null;
}

/** More than that many appointments in the time that is looked at are nobody's. */
const MAX_SPANS = 20_000;

/** Works out when the owner of calendar files is busy. @throws CalendarProblem */
export function busyTimesOf({ files, from, until, ownHost, ownAddresses }: FilesToRead): BusyTimes {
  const { events, freeBusy, timeZones, name } = componentsOf(files);
  const zones = new TimeZones(timeZones, Date.now(), business.time.zone);
  const own = new RegExp(`^[0-9a-f]{32}@${ownHost.replaceAll('.', '\\.')}$`, 'i');
  // Google's calendars are called by the address of whoever they belong to.
  const owners = new Set([...ownAddresses, ...(name === null ? [] : [name.toLowerCase()])]);
  const spans: Span[] = [];
  let unreadable = 0;

  /** One event that can't be read must not keep the others from counting. */
  function attempt(work: () => void): void {
    try {
      work();
    } catch {
      unreadable += 1;
    }
  }

  const byUid = new Map<string, CalendarEvent[]>();
  for (const text of events) {
    attempt(() => {
      const event = new CalendarEvent(text, zones, owners);
      const { uid } = event;
      if (own.test(uid)) return;
      byUid.set(uid, [...(uid === '' ? [] : (byUid.get(uid) ?? [])), event]);
      if (uid === '') spans.push(...event.within(from, until, []));
    });
  }
  byUid.delete('');
  for (const group of byUid.values()) {
    const changes = group.filter((event) => event.changes !== null);
    for (const event of group) {
      attempt(() => spans.push(...event.within(from, until, event.changes === null ? changes : [])));
    }
    if (spans.length > MAX_SPANS) throw new CalendarProblem('too-many');
  }
  for (const text of freeBusy) attempt(() => spans.push(...freeBusyTimes(text, zones)));
  const inTime = spans.filter(({ start, end }) => start < until && end > from);
  return { spans: merged(inTime), unreadable, name };
}
