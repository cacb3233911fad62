/** Run by the build, which leaves the data: see server/build/evaluated-modules.ts. */
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { business } from '#content/business.ts';

const [block] = tzlib_get_ical_block(business.time.zone) as [block: string, tzid: string]; // as it is documented

/** The business's time zone with its changes of clocks, as lines of a calendar file. */
export const timeZoneLines = block
  .split('\r\n')
  .map((line) => (line.startsWith('TZID:') ? `TZID:${business.time.zone}` : line));
