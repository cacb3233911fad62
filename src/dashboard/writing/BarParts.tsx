import { memo, useDeferredValue, useMemo } from 'react';
import { countWords } from '../../features/posts/post-form.ts';
import { Button } from '../../ui/Button.tsx';
import { wordsInWords } from './read-time.ts';

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
