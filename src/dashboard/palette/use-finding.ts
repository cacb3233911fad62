import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subjectInWords } from '#content/contact-subject.ts';
import type { Found } from '#shared/contract/finder.ts';
import { folded } from '#shared/folded.ts';
import { useHost } from '../../lib/host.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { titledFirst } from './titled-first.ts';
import { FINDING_KEY } from './finding-key.ts';

/** What words find that are nowhere. */
export const NOTHING: Omit<Found, 'success'> = {
  ...{ posts: [], people: [], messages: [], calls: [], categories: [], campaigns: [] },
  ...{ similar: [], similar_posts: [], similar_messages: [] },
  totals: { messages: 0, consultations: 0, posts: 0 },
};

/**
 * What is in the lists by words; nothing without words. Of what was found before, what has the words stays until there is
 * something newer.
 */
export function useFinding(words: string) {
  const { request } = useHost();
  const queries = useQueryClient();
  const typed = words.trim();
  // What is on its way while this is open is in what is found then.
  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ mutation, type }) => {
        const isDone = type === 'updated' && mutation.state.status === 'success';
        if (isDone) void queries.invalidateQueries({ queryKey: FINDING_KEY });
      }),
    [queries],
  );
  const asked = useSettled(typed);
  const { data, isFetching, isError } = useQuery({
    queryKey: [...FINDING_KEY, asked],
    queryFn: ({ signal }) => request('find', { query: { words: asked }, signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const isLooking = typed !== '' && (isFetching || asked !== typed);
  const found = typed === '' || data === undefined ? NOTHING : data;
  return {
    ...(isLooking ? thatHas(typed, found) : found),
    posts: titledFirst(typed, isLooking ? thatHas(typed, found).posts : found.posts),
    isLooking,
    failed: typed !== '' && isError,
  };
}

/** What would be found by other words, too: nothing else is to be chosen by them. How much there is is not known. */
function thatHas(typed: string, found: Omit<Found, 'success'>): Omit<Found, 'success'> {
  const words = folded(typed).split(/\s+/);
  const has = (...texts: string[]) => {
    const known = folded(texts.join('\n'));
    return words.every((word) => known.includes(word));
  };
  return {
    posts: found.posts.filter(({ title }) => has(title)),
    people: found.people.filter(({ name, email }) => has(name, email)),
    ...{ similar: [], similar_posts: [], similar_messages: [] },
    messages: found.messages.filter(({ name, subject, excerpt }) =>
      has(name, subjectInWords(subject), excerpt),
    ),
    calls: found.calls.filter(({ name, excerpt }) => has(name, excerpt)),
    categories: found.categories.filter(({ name }) => has(name)),
    campaigns: found.campaigns.filter(({ subject }) => has(subject)),
    totals: NOTHING.totals,
  };
}
