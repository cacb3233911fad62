import { tzlib_get_timezones } from 'timezones-ical-library';

const ZONES = new Set(tzlib_get_timezones() as string[]); // as it is documented

/**
 * Whether it is the IANA name of a time zone that Node.js and calendar files know, spelled as there. Offsets such as
 * `+01:00` are none: they know no summer.
 */
export function isTimeZone(name: string): boolean {
  try {
    return ZONES.has(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** Whether it is the BCP 47 tag of a language that dates and numbers can be written in here. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** @param code three capital letters */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** @param code two capital letters */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ') return false;
  const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
  return known && new Intl.Locale(`und-${code}`).region === code; // UK is known as another name of GB
}
