import { useQuery } from '@tanstack/react-query';
import type { PeopleList } from '#shared/contract/finder.ts';
import type { TrashKind } from '#shared/contract/trash.ts';
import { useHost } from '../../lib/host.ts';

/** The list that has what is in a trash; a list of posts has no people. */
const LISTS: Partial<Record<TrashKind, PeopleList>> = {
  message: 'messages',
  consultation: 'consultations',
  subscriber: 'subscribers',
};

interface NearPeopleProps {
  kind: TrashKind;
  /** What nothing has in the list. */
  words: string;
  onSearch: (words: string) => void;
}

/** People of a list who are called what was searched for but for a slip, as the palette finds them; pressed, they are searched for. */
export function NearPeople({ kind, words, onSearch }: NearPeopleProps) {
  const { request } = useHost();
  const { data } = useQuery({
    queryKey: ['find', words],
    queryFn: ({ signal }) => request('find', { query: { words }, signal }),
    staleTime: 10_000,
  });
  const people = (data?.similar ?? []).filter(({ lists }) => lists.some(({ list }) => list === LISTS[kind]));
  if (people.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      Did you mean
      {people.map(({ name, email }) => (
        <button
          key={email}
          type="button"
          onClick={() => onSearch(email)}
          className="finger-high min-h-6 cursor-pointer text-left wrap-anywhere text-link"
        >
          {name === '' ? email : `${name}, ${email}`}
        </button>
      ))}
    </p>
  );
}
