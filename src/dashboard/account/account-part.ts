import { prefetchable } from '../../lib/prefetchable.tsx';

/** What the account's pages are about; their frame is there before. */
export const accountPart = prefetchable(async () => ({
  default: (await import('./AccountPart.tsx')).AccountPart,
}));
