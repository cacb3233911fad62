import type { LucideIcon } from 'lucide-react';
import CaseSensitive from 'lucide-react/icons/case-sensitive';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Close from 'lucide-react/icons/x';
import type Quill from 'quill';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useSearch } from './use-search.ts';

interface FindBarProps {
  quill: Quill;
  /** What is sought at first: the words that were selected. */
  initial: string;
  /** Whether other words are put into their place, and a number that grows with each press of the keys for it. */
  asked: { replaces: boolean; round: number };
  onClose: () => void;
}

/** Finds words in the text, and puts others in their place. Enter leads to the next, Shift+Enter back, Escape to the text. */
export function FindBar({ quill, initial, asked, onClose }: FindBarProps) {
  const id = useId();
  const [words, setWords] = useState(initial);
  const [replaced, setReplaced] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(quill, words, { matchCase });
  const said = words === '' ? '' : countOf(search);

  useLayoutEffect(() => {
    const { dataset } = quill.root.ownerDocument.body;
    dataset.finding = '';
    return () => {
      delete dataset.finding;
    };
  }, [quill]);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [asked.round]);

  function close() {
    onClose();
    search.leave();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }
  const onEnter = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act(event);
  };
  const button = (name: string, Icon: LucideIcon, onClick: () => void, pressed?: boolean) => (
    <button type="button" aria-label={name} title={name} aria-pressed={pressed} onClick={onClick}>
      <Icon aria-hidden />
    </button>
  );
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from any of its controls
    <div role="search" aria-label="In this text" className="find-bar" onKeyDown={onKeyDown}>
      <div>
        <input
          ref={field}
          aria-label="Find"
          aria-describedby={id}
          placeholder="Find"
          value={words}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={onEnter(({ shiftKey }) => search.step(shiftKey ? -1 : 1))}
        />
        <span id={id} role="status">
          {said}
        </span>
        {button('Match case', CaseSensitive, () => setMatchCase(!matchCase), matchCase)}
        {button('Previous', ChevronUp, () => search.step(-1))}
        {button('Next', ChevronDown, () => search.step(1))}
        {button('Close', Close, close)}
      </div>
      {asked.replaces ? (
        <div>
          <input
            aria-label="Replace with"
            placeholder="Replace with"
            value={replaced}
            autoComplete="off"
            onChange={({ target }) => setReplaced(target.value)}
            onKeyDown={onEnter(() => search.replace(replaced))}
          />
          <button type="button" onClick={() => search.replace(replaced)}>
            Replace
          </button>
          <button type="button" onClick={() => search.replaceAll(replaced)}>
            Replace all
          </button>
        </div>
      ) : null}
    </div>
  );
}

function countOf({ count, number, replaced }: ReturnType<typeof useSearch>): string {
  if (replaced > 0) return `${replaced} replaced`;
  return count === 0 ? 'Not found' : `${number} of ${count}`;
}
