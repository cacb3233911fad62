import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FoundPerson } from '#shared/contract/finder.ts';
import { folded } from '#shared/folded.ts';
import { useHost } from '../../../lib/host.ts';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { useSettled } from '../../../lib/use-settled.ts';

/** One character is in nearly every name. */
const FEWEST_CHARACTERS = 2;
const SHOWN = 4;

/** Who wrote, booked or subscribed, by the beginning of a name or an address; nobody while that is too short. */
export function useKnownPeople(text: string): FoundPerson[] {
  const { request } = useHost();
  const typed = text.trim();
  const words = typed.length < FEWEST_CHARACTERS ? '' : typed;
  const asked = useSettled(words);
  const { data } = useQuery({
    queryKey: ['find', asked],
    queryFn: ({ signal }) => request('find', { query: { words: asked }, signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  if (words === '' || data === undefined) return [];
  // Of those found before, who has what was typed since stays until the answer comes.
  return data.people
    .filter(({ name, email }) => matchesSearch(folded(words), [folded(name), email]))
    .slice(0, SHOWN);
}
