import type { ReaderSpan } from '#shared/contract/readers.ts';
import { useHost } from '../../lib/host.ts';
import type { SafeStorage } from '../../lib/storage.ts';
import { readStored, useStored, writeStored } from '../../lib/stored.ts';

/** Not among `STORAGE_KEYS`, which every public page loads. */
const KEY = 'shingle_reader_span';

/** Those that can be chosen (days). */
export const SPANS: readonly ReaderSpan[] = [7, 30, 365];
/** Until another one is chosen. */
export const FIRST_SPAN: ReaderSpan = 30;

/** For how many days the owner wants to see readers; remembered in the browser. */
export function useReaderSpan(): [ReaderSpan, (span: ReaderSpan) => void] {
  const { storage } = useHost();
  return [
    spanOf(useStored(KEY)),
    (span) => writeStored(storage, KEY, span === FIRST_SPAN ? null : String(span)),
  ];
}

/** The span that was chosen in this browser, at this moment. */
export function readReaderSpan(storage: SafeStorage): ReaderSpan {
  return spanOf(readStored(storage, KEY));
}

function spanOf(kept: string | null): ReaderSpan {
  return SPANS.find((span) => String(span) === kept) ?? FIRST_SPAN;
}
