/** Run by the build, which leaves the data: see server/build/evaluated-modules.ts. */
import { business } from '#content/business.ts';
import { hoursInWords } from './hours-in-words.ts';

/** On which days of the week consultations can be booked, and by which time, as the pages say it. */
export const { bookableWeekdays, bookableLabel, zoneLabel } = hoursInWords(business);
