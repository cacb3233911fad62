import { business } from '#content/business.ts';

/** What documents and emails in the site's language have as `lang`: 'en' for en-US, 'pt-PT' for pt-PT. */
export const LANGUAGE = languageOf(business.language.locale);

/** What the owner's emails have, which are English on every site. */
export const OWNERS_LANGUAGE = 'en';

/** The shortest tag that means the same as the locale: a region that goes without saying is left out. */
export function languageOf(locale: string): string {
  return new Intl.Locale(locale).minimize().toString();
}

/** The locale as Open Graph has it, 'pt_PT'; its region is added where the locale has none. */
export function openGraphLocale(locale: string): string {
  const { language, region = '' } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
