import type { Consultation } from '#shared/contract/consultations.ts';
import { englishList } from '../../components/dashboard/english-list.ts';

type Named = Pick<Consultation, 'name'>;

/** So many are named; more of them are counted. */
const MAX_NAMED = 3;

/** 'Ana Ruiz and Ben Cole', or '7 visitors' */
export function namesOf(calls: readonly Named[]): string {
  return calls.length > MAX_NAMED ? `${calls.length} visitors` : englishList(calls.map(({ name }) => name));
}

/** 'Ana Ruiz and Ben Cole get an email' */
export function getEmail(calls: readonly Named[]): string {
  return `${namesOf(calls)} ${calls.length === 1 ? 'gets' : 'get'} an email`;
}

/** Who is told that their calls are deleted; '' if nobody is. */
export function toldOfDeletion(calls: readonly (Named & Pick<Consultation, 'tells_visitor'>)[]): string {
  const told = calls.filter(({ tells_visitor }) => tells_visitor);
  if (told.length === 0) return '';
  return `${getEmail(told)} that ${told.length === 1 ? 'it is' : 'their calls are'} called off.`;
}
