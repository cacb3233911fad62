import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** Newer names of zones, which `Intl.supportedValuesOf` lists by their old ones in some versions of Node.js. */
const NEWER_NAMES = [
  'America/Argentina/Buenos_Aires',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Europe/Kyiv',
];

/** All IANA time zones, by name. */
export function timeZones(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), ...NEWER_NAMES, 'UTC'])].sort();
}

/** This machine's. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The city that a zone is called after: 'New York'. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** The countries that have telephones, by name. */
export function countries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return getCountries()
    .map((code) => ({ code: code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** '+351'; null where the country has none of its own. */
export function callingCode(country: string): string | null {
  const known = getCountries().find((code) => code === country);
  return known === undefined ? null : `+${getCountryCallingCode(known)}`;
}

/** How a locale shows times, and which day its weeks begin with. */
export function habitsOf(locale: string): { hourCycle: 'h12' | 'h23'; isMondayFirst: boolean } {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const { weekInfo, getWeekInfo } = new Intl.Locale(locale) as Intl.Locale & {
    weekInfo?: { firstDay: number };
    getWeekInfo?: () => { firstDay: number };
  };
  const week = weekInfo ?? getWeekInfo?.call(new Intl.Locale(locale));
  return {
    hourCycle: hourCycle === 'h12' || hourCycle === 'h11' ? 'h12' : 'h23',
    isMondayFirst: week?.firstDay !== 7,
  };
}
