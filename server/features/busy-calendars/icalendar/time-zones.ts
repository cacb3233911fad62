import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { scanZone } from '#shared/scan-zone.ts';
import { periodAt, type ZoneChanges } from '#shared/zone-offsets.ts';

const DAY = 24 * 60 * 60_000;

/** A zone of the time zone database, whose rules no file has to bring. */
class DatabaseZone extends ICAL.Timezone {
  readonly #changes: ZoneChanges;

  constructor(tzid: string, changes: ZoneChanges) {
    super({ tzid });
    this.#changes = changes;
  }

  /**
   * The offset, in seconds, at what a clock of the zone shows. What it shows twice is the first time; what it skips is
   * counted as before the change (RFC 5545, 3.3.5).
   */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const shown = Date.UTC(year, month - 1, day, hour, minute, second);
    const before = periodAt(this.#changes, shown - DAY).offset;
    const after = periodAt(this.#changes, shown + DAY).offset;
    const fits = (offset: number) => periodAt(this.#changes, shown - offset).offset === offset;
    return (fits(before) || !fits(after) ? before : after) / 1_000;
  }
}

/** The zones of the files that are read: what they bring, and what they only name. */
export class TimeZones {
  readonly #files: ReadonlyMap<string, string>;
  readonly #known = new Map<string, ICAL.Timezone>();
  readonly #now: number;
  /** Where the business is: the zone of times that have none. */
  readonly here: ICAL.Timezone;

  /** @param files VTIMEZONE components by their TZID @param now in milliseconds @param here an IANA name */
  constructor(files: ReadonlyMap<string, string>, now: number, here: string) {
    this.#files = files;
    this.#now = now;
    this.here = new DatabaseZone(here, scanZone(here, now));
  }

  /** The zone of that name, the one of the business for a name that says nothing. */
  find(tzid: string): ICAL.Timezone {
    const known = this.#known.get(tzid) ?? this.#make(tzid) ?? this.here;
    this.#known.set(tzid, known);
    return known;
  }

  /** Names of the database are better than what most files bring; others may mean anything, so the file comes first. */
  #make(tzid: string): ICAL.Timezone | null {
    const name = ianaName(tzid);
    return (
      (name.includes('/') ? this.#named(name) : null) ??
      this.#brought(tzid) ??
      this.#named(findIana(tzid)[0] ?? '') ??
      this.#named(name)
    );
  }

  #named(name: string): ICAL.Timezone | null {
    try {
      return name === '' ? null : new DatabaseZone(name, scanZone(name, this.#now));
    } catch {
      return null; // no zone of the database
    }
  }

  #brought(tzid: string): ICAL.Timezone | null {
    const text = this.#files.get(tzid);
    if (text === undefined) return null;
    try {
      const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text) as unknown[]));
      zone.utcOffset(ICAL.Time.fromJSDate(new Date(this.#now), true)); // what is wrong with it shows here
      return zone;
    } catch {
      return null;
    }
  }
}

/** Without what some programs put before it: `/freeassociation.sourceforge.net/Europe/Berlin`. */
function ianaName(tzid: string): string {
  return tzid.replace(/^\/[^/]+\.[^/]+\/(?:Tzfile\/|\d{8}_\d+\/)?/, '').replace(/^\//, '');
}
