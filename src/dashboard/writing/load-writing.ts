import { orReload } from '../../lib/or-reload.ts';
import { prefetchable } from '../../lib/prefetchable.tsx';

/** The page for writing, its editor with it. */
export const writing = prefetchable(
  async () => ({ default: (await import('./WritingPage.tsx')).WritingPage }),
  orReload,
);

/** A failure shows when the page is opened. */
export function prefetchWriting(): void {
  writing.load().catch(() => undefined);
}
