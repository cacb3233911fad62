import { enumerate } from '../../lib/enumerate.ts';

/** What a booking cannot do without; '' and null are not there yet. [5.41]–[5.44] */
export interface Required {
  day: string | null;
  slot: string | null;
  /** Left out where it is known who comes. */
  name?: string;
  email?: string;
}

/** 'Still needed: a day, a time and your name.'; null when everything is there. [5.47] */
export function stillNeeded({ day, slot, name, email }: Required): string | null {
  const missing = [
    day === null ? 'a day' : null,
    slot === null ? 'a time' : null,
    name?.trim() === '' ? 'your name' : null,
    email?.trim() === '' ? 'your email address' : null,
  ].filter((item) => item !== null);
  return missing.length === 0 ? null : `Still needed: ${enumerate(missing)}.`;
}
