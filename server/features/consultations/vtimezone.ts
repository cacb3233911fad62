/** Run by the build, which leaves the data: see server/build/evaluated-modules.ts. */
import { business } from '#content/business.ts';
import { vtimezoneOf } from './vtimezone-of.ts';

/** The business's time zone, as lines of a calendar file. */
export const timeZoneLines = vtimezoneOf(business.time.zone);
