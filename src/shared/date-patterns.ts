/** Run by the build, which leaves the data: see server/build/evaluated-modules.ts. */
import { business } from '#content/business.ts';
import { intlPatterns } from './intl-patterns.ts';

/** How dates are written in the site's language. */
export const { months, longDate } = intlPatterns(business.language);
