import { useHost } from '../../lib/host.ts';
import type { News } from './use-news.ts';

/** Copies a text, and says so. */
export function useCopy({ say, fail }: Pick<News, 'say' | 'fail'>) {
  const { domWindow } = useHost();
  /** @param what said as copied: 'The address' */
  return async function copy(text: string, what: string): Promise<void> {
    try {
      await domWindow().navigator.clipboard.writeText(text);
      say(`${what} is copied.`);
    } catch {
      await fail(`The browser did not let it be copied. Copy it by hand: ${text}`, 'Nothing was copied');
    }
  };
}
