import { useHost } from '../../../lib/host.ts';
import { useStored, writeStored } from '../../../lib/stored.ts';

/** Not among `STORAGE_KEYS`, which every public page loads. */
const KEY = 'shingle_plain_signs';

/** Whether quotes and dashes become typographic ones as they are typed; this browser remembers it. */
export function useTypographicSetting() {
  const { storage } = useHost();
  return {
    isTypographic: useStored(KEY) !== 'yes',
    setTypographic: (on: boolean) => writeStored(storage, KEY, on ? null : 'yes'),
  };
}
