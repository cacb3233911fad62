import type { Consultation } from '#shared/contract/consultations.ts';
import { englishList } from '../../components/dashboard/english-list.ts';
import { isAhead } from './is-ahead.ts';

type Named = Pick<Consultation, 'name'>;
type DeletedCall = Named &
  Pick<Consultation, 'tells_visitor' | 'status' | 'consultation_date' | 'consultation_time'>;

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

/** Who is told that their calls are deleted; '' where none of them is ahead, so that nobody expects to hear of it. */
export function toldOfDeletion(calls: readonly DeletedCall[], now: Date): string {
  const told = calls.filter(({ tells_visitor }) => tells_visitor);
  const untold = calls.filter((call) => !call.tells_visitor && isAhead(call, now));
  if (told.length === 0) {
    const whose = untold.length === 1 ? namesOf(untold) : 'They';
    if (untold.length === 0) return '';
    return `No email goes out: ${whose} ${untold.length === 1 ? 'has' : 'have'} to hear it from you.`;
  }
  return `${getEmail(told)} that ${told.length === 1 ? 'it is' : 'their calls are'} called off.`;
}
