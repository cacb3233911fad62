import type ICAL from 'ical.js';

/** The value of a property's parameter in capitals; undefined where it has none. */
export function parameterOf(property: ICAL.Property, name: string): string | undefined {
  const value = property.getFirstParameter(name) as string | undefined; // its types forget that
  return value?.toUpperCase();
}
