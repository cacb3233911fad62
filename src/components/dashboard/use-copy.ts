import { useHost } from '../../lib/host.ts';
import type { News } from './use-news.ts';

/** Copies a text, and says so. */
export function useCopy({ tell, fail }: Pick<News, 'tell' | 'fail'>) {
  const { domWindow } = useHost();
  /** @param what said as copied: 'The address' */
  return async function copy(text: string, what: string): Promise<void> {
    try {
      await domWindow().navigator.clipboard.writeText(text);
      tell(`${what} is copied.`);
    } catch {
      await fail(`The browser did not let it be copied. Copy it by hand: ${text}`, 'Nothing was copied');
    }
  };
}
