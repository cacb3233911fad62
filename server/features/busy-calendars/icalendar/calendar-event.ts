import ICAL from 'ical.js';
import type { TimeZones } from './time-zones.ts';
import { parameterOf } from './parameter-of.ts';
import type { Span } from './spans.ts';
import { instantOf, isFloating, placed, settled } from './times.ts';

/** Occurrences of one event that are looked at; since 1970 a daily one has some twenty thousand. */
const MAX_OCCURRENCES = 50_000;
/** Rules that no appointment has. */
const TOO_OFTEN = ['SECONDLY', 'MINUTELY'];
const DAY_SECONDS = 24 * 60 * 60;
const DAY = DAY_SECONDS * 1_000;
/** What repeats after so many days always, whatever the calendar. */
const DAYS_OF: Partial<Record<string, number>> = { DAILY: 1, WEEKLY: 7 };
/** So long before the time that is looked at it is begun. */
const MARGIN = 2 * DAY;
/** Outlook's states in which nobody is kept from a call. */
const FREE_STATES = ['FREE', 'WORKINGELSEWHERE'];

/** A VEVENT: one that may recur, or the changed occurrence of another. */
export class CalendarEvent {
  readonly uid: string;
  /** The occurrence that it takes the place of; null for an event of its own. */
  readonly changes: ICAL.Time | null;
  readonly #component: ICAL.Component;
  readonly #zones: TimeZones;
  readonly #isBusy: boolean;

  /**
   * @param owners email addresses of whoever the calendar belongs to, in lower case
   * @throws when it can't be read
   */
  constructor(text: string, zones: TimeZones, owners: ReadonlySet<string>) {
    const parsed = ICAL.parse(text) as unknown[];
    for (const tzid of zonesIn(parsed)) ICAL.TimezoneService.register(zones.find(tzid), tzid);
    this.#component = new ICAL.Component(parsed);
    this.#zones = zones;
    this.uid = this.#text('uid');
    this.changes = this.#time('recurrence-id');
    this.#isBusy = !this.#isFree(owners);
  }

  /**
   * When it keeps its owner busy between two instants.
   * @param changed its changed occurrences, which count for themselves
   * @throws when it can't be read
   */
  within(from: number, until: number, changed: readonly CalendarEvent[]): Span[] {
    const start = this.#time('dtstart');
    if (start === null) throw new Error('An event begins at no time.');
    const recurs = this.#component.hasProperty('rrule') || this.#component.hasProperty('rdate');
    const own = this.changes !== null || !recurs;
    const spans = own ? this.#single(start) : this.#occurrences(start, from, until, changed);
    return spans.filter((span) => span.start < until && span.end > from);
  }

  #occurrences(start: ICAL.Time, from: number, until: number, changed: readonly CalendarEvent[]): Span[] {
    const length = this.#spanFrom(start).end - this.#spanFrom(start).start;
    if (this.#isOver(from - Math.max(length, 0) - DAY)) return [];
    const shifts = shiftsOf(changed, this.#zones);
    if (!this.#isBusy && shifts.length === 0) return [];
    this.#settleEnds(start);
    const left = this.#takeExceptions(start);
    for (const event of changed) {
      if (event.changes !== null) left.add(keyOf(event.changes, start, this.#zones));
    }
    const dtstart = shifts.length > 0 ? start : this.#later(start, from - length);
    const expansion = new ICAL.RecurExpansion({ component: this.#component, dtstart });
    const spans: Span[] = [];
    for (let count = 0; ; count += 1) {
      if (count > MAX_OCCURRENCES) throw new Error('An event recurs too often.');
      const time = expansion.next() as ICAL.Time | null | undefined; // its types forget that it ends
      if (time === null || time === undefined) break;
      const at = instantOf(time, this.#zones);
      if (at >= until + latestShift(shifts)) break;
      if (left.has(dayOf(time)) || left.has(String(at))) continue;
      const shift = shifts.findLast(({ since }) => since <= at);
      if (shift !== undefined) spans.push(...shift.spanOf(at));
      else spans.push(...this.#single(time));
    }
    return spans;
  }

  #single(time: ICAL.Time): Span[] {
    return this.#isBusy ? positive(this.#spanFrom(time)) : [];
  }

  /** The end of an occurrence: days as days, and otherwise exactly as long as the first, or as DURATION says. */
  #spanFrom(time: ICAL.Time): Span {
    const start = instantOf(time, this.#zones);
    const duration = this.#component.getFirstPropertyValue('duration');
    const first = this.#time('dtstart') ?? time;
    const last = this.#time('dtend');
    if (duration instanceof ICAL.Duration)
      return { start, end: instantOf(later(time, duration), this.#zones) };
    if (!time.isDate) {
      const exactly = last === null ? 0 : instantOf(last, this.#zones) - instantOf(first, this.#zones);
      return { start, end: start + exactly };
    }
    const days = last === null ? 1 : Math.max(1, last.subtractDate(first).toSeconds() / DAY_SECONDS);
    return { start, end: instantOf(later(time, ICAL.Duration.fromData({ days })), this.#zones) };
  }

  /** Ends of rules are to be instants, but many programs write what a clock shows, or the last day. */
  #settleEnds(start: ICAL.Time): void {
    if (start.isDate) return;
    for (const property of this.#component.getAllProperties('rrule')) {
      const rule = property.getFirstValue();
      if (!(rule instanceof ICAL.Recur)) continue;
      if (TOO_OFTEN.includes(rule.freq)) throw new Error('An event recurs too often.');
      const end = endOf(rule);
      if (end === null || !isFloating(end)) continue;
      const { year, month, day } = end;
      const lastOfDay = new ICAL.Time({ year, month, day, hour: 23, minute: 59, second: 59 }, start.zone);
      rule.until = end.isDate ? lastOfDay : placed(end, start.zone);
    }
  }

  /** An occurrence, or a time on which there might be one, from which no later one is missed: years need not be gone through. */
  #later(start: ICAL.Time, before: number): ICAL.Time {
    const [property, ...others] = this.#component.getAllProperties('rrule');
    const rule = property?.getFirstValue();
    if (others.length > 0 || this.#component.hasProperty('rdate') || !(rule instanceof ICAL.Recur))
      return start;
    const days = (DAYS_OF[rule.freq] ?? 0) * rule.interval;
    const periods = Math.floor((before - MARGIN - instantOf(start, this.#zones)) / DAY / days);
    if (days === 0 || rule.isByCount() || periods < 1) return start;
    const copy = start.clone();
    copy.adjust(periods * days, 0, 0, 0);
    return copy;
  }

  /** Takes away the occurrences that do not take place. @returns their keys */
  #takeExceptions(start: ICAL.Time): Set<string> {
    const properties = this.#component.getAllProperties('exdate');
    const times = properties.flatMap((property) => property.getValues() as ICAL.Time[]); // or PERIODs, which it may not have
    const keys = new Set(times.map((time) => keyOf(settled(time, this.#zones), start, this.#zones)));
    // ical.js gives up where many follow each other, and forgets some that fit no occurrence.
    this.#component.removeAllProperties('exdate');
    return keys;
  }

  /** Whether all of its rules ended before that: most events of an old calendar. */
  #isOver(before: number): boolean {
    if (this.#component.hasProperty('rdate')) return false;
    const rules = this.#component.getAllProperties('rrule').map((property) => property.getFirstValue());
    return rules.every((rule) => {
      const end = rule instanceof ICAL.Recur ? endOf(rule) : null;
      return end !== null && instantOf(end, this.#zones) < before;
    });
  }

  #isFree(owners: ReadonlySet<string>): boolean {
    const declined = this.#component
      .getAllProperties('attendee')
      .filter((attendee) => parameterOf(attendee, 'partstat') === 'DECLINED')
      .map((attendee) =>
        String(attendee.getFirstValue())
          .replace(/^mailto:/i, '')
          .toLowerCase(),
      );
    return (
      this.#text('transp').toUpperCase() === 'TRANSPARENT' ||
      this.#text('status').toUpperCase() === 'CANCELLED' ||
      FREE_STATES.includes(this.#text('x-microsoft-cdo-busystatus').toUpperCase()) ||
      declined.some((address) => owners.has(address))
    );
  }

  /** In the business's zone, where it has none. */
  #time(name: string): ICAL.Time | null {
    const value = this.#component.getFirstPropertyValue(name);
    return value instanceof ICAL.Time ? settled(value, this.#zones) : null;
  }

  #text(name: string): string {
    const value = this.#component.getFirstPropertyValue(name);
    return typeof value === 'string' ? value.trim() : '';
  }

  /** Whether its change is one of all later occurrences, too. */
  get changesFuture(): boolean {
    const property = this.#component.getFirstProperty('recurrence-id');
    return property !== null && parameterOf(property, 'range') === 'THISANDFUTURE';
  }

  /** Its own time, even where it keeps nobody busy. */
  get time(): Span & { isBusy: boolean } {
    const start = this.#time('dtstart');
    if (start === null) throw new Error('An event begins at no time.');
    return { ...this.#spanFrom(start), isBusy: this.#isBusy };
  }
}

interface Shift {
  /** The first occurrence that is shifted. */
  since: number;
  by: number;
  spanOf: (at: number) => Span[];
}

/** What changes of "this and all future" occurrences do with those after them, in order. */
function shiftsOf(changed: readonly CalendarEvent[], zones: TimeZones): Shift[] {
  return changed
    .flatMap((event) => {
      if (event.changes === null || !event.changesFuture) return [];
      const since = instantOf(event.changes, zones);
      const { start, end, isBusy } = event.time;
      const by = start - since;
      return {
        since,
        by,
        spanOf: (at: number) => (isBusy ? positive({ start: at + by, end: at + by + end - start }) : []),
      };
    })
    .sort((one, other) => one.since - other.since);
}

/** How much later than it is looked for an occurrence can have been before it was shifted to an earlier time. */
function latestShift(shifts: readonly Shift[]): number {
  return Math.max(0, ...shifts.map(({ by }) => -by));
}

/** What tells an occurrence from the others: its day, for events of whole days and where the other has nothing more. */
function keyOf(time: ICAL.Time, start: ICAL.Time, zones: TimeZones): string {
  return start.isDate || time.isDate ? dayOf(time) : String(instantOf(time, zones));
}

function dayOf({ year, month, day }: ICAL.Time): string {
  return [year, month, day].join('-');
}

function endOf(rule: ICAL.Recur): ICAL.Time | null {
  return rule.until;
}

function later(time: ICAL.Time, duration: ICAL.Duration): ICAL.Time {
  const end = time.clone();
  end.addDuration(duration);
  return end;
}

function positive(span: Span): Span[] {
  return span.end > span.start ? [span] : [];
}

/** The TZIDs that its properties name. */
function zonesIn([, properties]: unknown[]): string[] {
  const all = properties as [name: string, parameters: { tzid?: unknown }, ...rest: unknown[]][]; // jCal, RFC 7265
  return all.flatMap(([, { tzid }]) => (typeof tzid === 'string' ? [tzid] : []));
}
