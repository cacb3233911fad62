import { business } from '#content/business.ts';

/** One per time zone: they are slow to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** 'UTC', 'EST' or 'GMT+1', as a time zone is called for short at an instant. */
export function shortZone(timeZone: string, at: Date): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat(business.language.locale, { timeZone, timeZoneName: 'short' });
  formats.set(timeZone, format);
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
