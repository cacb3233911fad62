import { PLURAL_FORMS, PLURAL_RULES } from './plural-rules.ts';

/** The forms of a phrase with a count; a language uses `other` for those that are left out. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * The form that the language of the site uses for a whole number: '1 post', '2 posts'. From 200 on the last two digits
 * decide, as they do in every language up to a million.
 */
export function plural(count: number, forms: PluralForms): string {
  const form = PLURAL_FORMS[Number(PLURAL_RULES[count < 200 ? count : 100 + (count % 100)])] ?? 'other';
  return forms[form] ?? forms.other;
}
