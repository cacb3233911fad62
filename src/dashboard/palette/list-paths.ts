import type { FoundPerson, PeopleList, SearchedList } from '#shared/contract/finder.ts';
import { callsOfPath } from '../../components/dashboard/calls-of-path.ts';
import { dashboardTabPath } from '../../paths.ts';

/** A list, searched by words: all of it, whatever became of its rows. */
export function searchPath(list: SearchedList | PeopleList, words: string): string {
  if (list === 'consultations') return callsOfPath(words, 'all');
  const tab = list === 'subscribers' ? 'newsletter' : list;
  return `${dashboardTabPath(tab)}&search=${encodeURIComponent(words)}`;
}

/** Somebody's rows of a list: of their calls those still to come, where there are any. */
export function listOfPath(list: PeopleList, { email, is_ahead: isAhead }: FoundPerson): string {
  return list === 'consultations' && isAhead ? callsOfPath(email, 'ahead') : searchPath(list, email);
}

/** The list in which something came from somebody last, narrowed to them. */
export function personPath(person: FoundPerson): string {
  return listOfPath(person.lists[0]?.list ?? 'messages', person);
}
