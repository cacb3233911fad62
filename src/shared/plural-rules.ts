import { business } from '#content/business.ts';

/** The forms that languages tell apart; PLURAL_RULES numbers them. */
export const PLURAL_FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const rules = new Intl.PluralRules(business.language.locale);

/**
 * The form that goes with each count from 0 to 199, a digit each. The build works them out, because the browser's first
 * call of `Intl` blocks the page for 15 to 30 ms.
 */
export const PLURAL_RULES = Array.from({ length: 200 }, (_, count) =>
  PLURAL_FORMS.indexOf(rules.select(count)),
).join('');
