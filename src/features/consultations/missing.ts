import { enumerate } from '../../lib/enumerate.ts';

/** The required inputs of a booking; '' and null are missing. [5.41]–[5.44] */
export interface Required {
  day: string | null;
  slot: string | null;
  /** Omitted if the visitor is already known. */
  name?: string;
  email?: string;
}

/** 'Still needed: a day, a time and your name.'; null if nothing is missing. [5.47] */
export function stillNeeded({ day, slot, name, email }: Required): string | null {
  const missing = [
    day === null ? 'a day' : null,
    slot === null ? 'a time' : null,
    name?.trim() === '' ? 'your name' : null,
    email?.trim() === '' ? 'your email address' : null,
  ].filter((item) => item !== null);
  return missing.length === 0 ? null : `Still needed: ${enumerate(missing)}.`;
}
