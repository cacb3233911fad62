import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';

/** The newsletters on the web, newest first; undefined until they are loaded. */
export function useNewsletterPages() {
  const { request } = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletters'],
    queryFn: async ({ signal }) => (await request('listNewsletters', { signal })).newsletters,
  });
  return { newsletters: data, error: data === undefined ? error : null, retry: () => void refetch() };
}

/** One of them by its slug; null for one that is not there, undefined until it is loaded. */
export function useNewsletterPage(slug: string) {
  const { request } = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletter', slug],
    async queryFn({ signal }) {
      try {
        return (await request('readNewsletter', { query: { slug }, signal })).newsletter;
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 404) return null;
        throw failure;
      }
    },
  });
  return { newsletter: data, error: data === undefined ? error : null, retry: () => void refetch() };
}
