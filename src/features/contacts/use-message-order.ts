import { useHost } from '../../lib/host.ts';
import { useStored, writeStored } from '../../lib/stored.ts';

/** Not among `STORAGE_KEYS`, which every public page loads. */
const KEY = 'shingle_message_order';
const NEWEST = 'newest';

export type MessageOrder = 'need' | 'newest';

/** How the owner wants her messages ordered; remembered in the browser. */
export function useMessageOrder(): [MessageOrder, (order: MessageOrder) => void] {
  const { storage } = useHost();
  const order = useStored(KEY) === NEWEST ? NEWEST : 'need';
  return [order, (next) => writeStored(storage, KEY, next === NEWEST ? NEWEST : null)];
}
