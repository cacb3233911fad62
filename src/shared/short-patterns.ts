/** Run by the build, which leaves the data: see server/build/evaluated-modules.ts. */
import { business } from '#content/business.ts';
import { intlPatterns } from './intl-patterns.ts';

/** How dates are written where there is little room, in the site's language. */
export const { shortMonths, shortDate, shortDateOfYear } = intlPatterns(business.language);
