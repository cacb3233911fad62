import { tzlib_get_ical_block } from 'timezones-ical-library';

/** A time zone with its changes of clocks, as lines of a calendar file. @param zone an IANA name */
export function vtimezoneOf(zone: string): string[] {
  const [block] = tzlib_get_ical_block(zone) as [block: string, tzid: string]; // as it is documented
  // Old names come back as today's; events refer to the one that was asked for.
  return block.split('\r\n').map((line) => (line.startsWith('TZID:') ? `TZID:${zone}` : line));
}
