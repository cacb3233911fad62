import { useHost } from '../../lib/host.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { useStored, writeStored } from '../../lib/stored.ts';

/** Whether posts open on a whole page; this browser remembers it. */
export function useWholePage() {
  const { storage } = useHost();
  return {
    isWholePage: useStored(STORAGE_KEYS.wholePage) === 'yes',
    setWholePage: (on: boolean) => writeStored(storage, STORAGE_KEYS.wholePage, on ? 'yes' : null),
  };
}
