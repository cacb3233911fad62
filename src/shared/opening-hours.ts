/** Run by the build, which leaves the data: see server/build/evaluated-modules.ts. */
import { business } from '#content/business.ts';
import { hoursInWords } from './hours-in-words.ts';

/** When the business is open, as the pages say it. [9.2.07] */
export const { openingHours } = hoursInWords(business);
