import { useQuery } from '@tanstack/react-query';
import { useHost } from '../../lib/host.ts';
import type { TopicKind } from '../../paths.ts';
import { fetchTopic } from './topics.api.ts';

/** A page of a category's or a tag's posts. While another page of the same one loads, the last one stays. */
export function useTopic(kind: TopicKind, slug: string, page: number) {
  const { request } = useHost();
  return useQuery({
    queryKey: ['topic', kind, slug, page],
    queryFn: ({ signal }) => fetchTopic(request, { kind, slug, page }, signal),
    placeholderData: (last, query) =>
      query?.queryKey[1] === kind && query.queryKey[2] === slug ? last : undefined,
  });
}
