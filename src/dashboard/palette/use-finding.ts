import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHost } from '../../lib/host.ts';
import { useSettled } from '../../lib/use-settled.ts';

/** What is in the lists by words; nothing without words. What was found stays until there is something newer. */
export function useFinding(words: string) {
  const { request } = useHost();
  const asked = useSettled(words.trim());
  const { data, isFetching, isError } = useQuery({
    queryKey: ['find', asked],
    queryFn: ({ signal }) => request('find', { query: { words: asked }, signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const found = words.trim() === '' ? undefined : data;
  return {
    posts: found?.posts ?? [],
    people: found?.people ?? [],
    categories: found?.categories ?? [],
    campaigns: found?.campaigns ?? [],
    isLooking: words.trim() !== '' && (isFetching || asked !== words.trim()),
    failed: words.trim() !== '' && isError,
  };
}
