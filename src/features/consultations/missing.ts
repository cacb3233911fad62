import { consultation } from '#content/words/consultation.ts';
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
  const { missing: words } = consultation;
  const missing = [
    day === null ? words.day : null,
    slot === null ? words.time : null,
    name?.trim() === '' ? words.name : null,
    email?.trim() === '' ? words.email : null,
  ].filter((item) => item !== null);
  return missing.length === 0 ? null : words.sentence(enumerate(missing));
}
