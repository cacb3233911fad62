import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';

/** What is shown, could not be loaded, and was not known before. */
const isFailed = (query: Query) =>
  query.isActive() && query.state.data === undefined && query.state.error !== null;

/** Why parts of what is shown could not be loaded, each reason once, and the way to try all of them again. */
export function useFailedParts() {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const [isTrying, setIsTrying] = useState(false);
  /** What is asked again has failed until it is there: the button stays where it is. */
  const [before, setBefore] = useState('');
  const failed = () => cache.findAll({ predicate: isFailed });
  const now = useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => [...new Set(failed().map(({ state }) => state.error?.message ?? ''))].join('\n'),
  );

  async function retry() {
    setBefore(now);
    setIsTrying(true);
    await Promise.all(failed().map((query) => query.fetch().catch(() => undefined)));
    setIsTrying(false);
    return failed().length === 0;
  }

  const reasons = isTrying ? before : now;
  return { reasons: reasons === '' ? [] : reasons.split('\n'), isTrying, retry };
}
