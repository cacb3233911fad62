import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { PartBoundary } from '../../components/dashboard/PartBoundary.tsx';
import { keepCaret } from '../../lib/keep-caret.ts';
import { prefetchable } from '../../lib/prefetchable.tsx';
import type { CommandPalette } from './CommandPalette.tsx';
import { FIELD, PaletteBar } from './PaletteBar.tsx';

const list = prefetchable(async () => ({
  default: (await import('./CommandPalette.tsx')).CommandPalette,
}));

/** Fetches the palette's list. A failure shows when the palette is opened. */
export function prefetchPalette(): void {
  list.load().catch(() => undefined);
}

interface PaletteDialogProps extends Omit<ComponentProps<typeof CommandPalette>, 'words' | 'onType'> {
  /** What is typed already. */
  firstWords: string;
}

/** The palette: its dialog and a field at once, so that no key is lost, and its list as soon as the code of that has come. */
export function PaletteDialog({ firstWords, ...props }: PaletteDialogProps) {
  const { onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState(firstWords);

  useLayoutEffect(() => {
    const element = dialog.current;
    const putCaretBack = keepCaret(document);
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => {
      element?.close();
      putCaretBack();
    };
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what opens it closes it, as do Escape and a press beside it
    <dialog
      ref={dialog}
      aria-label="Find or go to"
      className="mx-auto mt-[12vh] mb-auto w-[min(40rem,calc(100vw-2rem))] max-w-none rounded border border-line bg-raised p-0 text-ink max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:rounded-none max-sm:border-0"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey, altKey } = event;
        if (key === 'Tab') event.preventDefault();
        if (!(ctrlKey || metaKey) || altKey || key.toLowerCase() !== 'k') return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        // Its field keeps the focus, whatever is pressed.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <PartBoundary
        name="the palette"
        className="px-4"
        fallback={
          <PaletteBar onClose={onClose}>
            <input
              {...FIELD}
              aria-label="Find or go to"
              autoComplete="off"
              spellCheck={false}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </PaletteBar>
        }
      >
        <list.Part {...props} words={words} onType={setWords} />
      </PartBoundary>
    </dialog>
  );
}
