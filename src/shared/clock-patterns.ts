/** Run by the build, which leaves the data: see server/build/evaluated-modules.ts. */
import { business } from '#content/business.ts';
import { intlPatterns } from './intl-patterns.ts';

/** How the booking calendar and times of day are written in the site's language. */
export const { columns, monthsOfYear, monthOfYear, shortDay, shortWeekdays, shortMonths, time, halves } =
  intlPatterns(business.language);
