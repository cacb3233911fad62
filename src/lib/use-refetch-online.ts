import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What is shown and could not be loaded is asked for again as soon as the browser is online. */
export function useRefetchOnline(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () =>
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    window.addEventListener('online', refetch);
    return () => window.removeEventListener('online', refetch);
  }, [client]);
}
