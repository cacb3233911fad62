import { QueryClient } from '@tanstack/react-query';

/**
 * Failures are shown at once with a way to try again, not retried behind the visitor's back; and without a connection a
 * call fails like any other instead of waiting for one.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 60_000, refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
