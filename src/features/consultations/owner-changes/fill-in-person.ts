import type { FoundPerson } from '#shared/contract/finder.ts';
import type { Details } from '../DetailsStep.tsx';

/**
 * The details of a call with somebody known. What is not known of them stays as it was typed, but not as it was filled in
 * for somebody else.
 * @param before who was filled in last; null for nobody
 */
export function fillInPerson(details: Details, person: FoundPerson, before: FoundPerson | null): Details {
  const fill = (field: 'name' | 'phone') => {
    const typed = details[field] === before?.[field] ? '' : details[field];
    return person[field] === '' ? typed : person[field];
  };
  return { ...details, name: fill('name'), email: person.email, phone: fill('phone') };
}
