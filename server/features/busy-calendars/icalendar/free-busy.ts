import ICAL from 'ical.js';
import { parameterOf } from './parameter-of.ts';
import type { Span } from './spans.ts';
import type { TimeZones } from './time-zones.ts';
import { instantOf } from './times.ts';

/** The busy times that a VFREEBUSY component lists, as calendars do that show nothing else of themselves. */
export function freeBusyTimes(text: string, zones: TimeZones): Span[] {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return component
    .getAllProperties('freebusy')
    .filter((property) => parameterOf(property, 'fbtype') !== 'FREE')
    .flatMap((property) => property.getValues() as ICAL.Period[]) // the only type that ical.js makes of FREEBUSY
    .map((period) => ({ start: instantOf(period.start, zones), end: instantOf(period.getEnd(), zones) }));
}
