import { QueryClient } from '@tanstack/react-query';

/**
 * No retries: a failure is shown at once with a button to try again. Without a connection, a request fails at once
 * instead of waiting for one.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 60_000, refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
