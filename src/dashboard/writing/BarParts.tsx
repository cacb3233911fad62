import Search from 'lucide-react/icons/search';
import { memo, useDeferredValue, useMemo } from 'react';
import { countWords } from '../../features/posts/post-form.ts';
import { Button } from '../../ui/Button.tsx';
import { useOpenFinder } from '../palette/finder-context.ts';
import { wordsInWords } from './read-time.ts';

/** Opens the palette, where there is no key for it. */
export function PhoneFindButton() {
  const find = useOpenFinder();
  return find === null ? null : (
    <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={find} className="sm:hidden">
      <Search aria-hidden className="size-5" />
      <span className="sr-only">Find or go to</span>
    </Button>
  );
}

/** Opens the list of shortcuts. */
export function HelpButton({ onHelp }: { onHelp: () => void }) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-haspopup="dialog"
      aria-label="Shortcuts"
      aria-keyshortcuts="Control+/"
      onClick={onHelp}
      className="max-sm:hidden"
    >
      <span className="writing-help">?</span>
    </Button>
  );
}

/** Words, counted when there is nothing better to do; nothing while none are counted, for the first may just be written. */
export const Length = memo(function Length({ html }: { html: string }) {
  const text = useDeferredValue(html);
  const words = useMemo(() => countWords(text), [text]);
  return <p className="writing-length">{words === 0 ? null : wordsInWords(words)}</p>;
});
