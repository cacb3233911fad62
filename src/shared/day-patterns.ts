/** Run by the build, which leaves the data: see server/build/evaluated-modules.ts. */
import { business } from '#content/business.ts';
import { intlPatterns } from './intl-patterns.ts';

/** How days of the week are written in the site's language. */
export const { weekdays, dayOfYear, fullDay } = intlPatterns(business.language);
