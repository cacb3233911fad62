import type { Consultation } from '#shared/contract/consultations.ts';
import type { Details } from '../DetailsStep.tsx';

/** With whom a call is, and what about. */
export function detailsOf({ name, email, phone, message }: Consultation): Details {
  return { name, email, phone, message };
}

/** As they are saved. */
export function trimmed({ name, email, phone, message }: Details): Details {
  return { name: name.trim(), email: email.trim(), phone: phone.trim(), message: message.trim() };
}

/** The fields in which two are not the same. */
export function changedIn(one: Details, other: Details): (keyof Details)[] {
  const [before, after] = [trimmed(one), trimmed(other)];
  return FIELDS.filter((field) => before[field] !== after[field]);
}

const FIELDS = ['name', 'email', 'phone', 'message'] as const;
