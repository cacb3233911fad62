import type { FoundPerson, PeopleList, SearchedList } from '#shared/contract/finder.ts';
import { callsOfPath } from '../../components/dashboard/calls-of-path.ts';
import { dashboardTabPath } from '../../paths.ts';

/** A list, searched by words: all of it, whatever became of its rows. */
export function searchPath(list: SearchedList | PeopleList, words: string): string {
  if (list === 'consultations') return callsOfPath(words, 'all');
  const tab = list === 'subscribers' ? 'newsletter' : list;
  return `${dashboardTabPath(tab)}&search=${encodeURIComponent(words)}`;
}

/** The list in which something came from somebody last, narrowed to them. */
export function personPath({ lists: [latest], email }: FoundPerson): string {
  return searchPath(latest?.list ?? 'messages', email);
}
