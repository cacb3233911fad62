import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetUndo } from '../../components/dashboard/undo-stack.ts';
import { libraryPath } from '../../features/media/library-address.ts';
import { dashboardTabPath } from '../../paths.ts';
import type { ShortcutGroup } from '../shortcuts.ts';
import { FinderContext } from './finder-context.ts';
import { isUndoKey } from './undo-key.ts';
import { isPaletteKey, OPEN } from './use-dashboard-keys.ts';
import { useFinder } from './use-finder.tsx';

/** From these the browser takes back what was done to the text. */
const TEXT_PARTS = '.rich-text-editor, [role=toolbar]';

interface WritingFinderProps {
  shortcuts: readonly ShortcutGroup[];
  /** The page, whose bar has a button for it. */
  children: ReactNode;
}

/**
 * The palette on a page for writing, by Ctrl+K, and Ctrl+Z outside of the text: its other keys are those of the text. Where
 * that asks for a link, it does not come here. What is written is kept wherever it leads.
 */
export function WritingFinder({ shortcuts, children }: WritingFinderProps) {
  const navigate = useNavigate();
  const { find, findOver, undo, redo, parts } = useFinder({
    shortcuts,
    // The page's address tells what is written.
    openLibrary: () => void navigate(libraryPath(dashboardTabPath('posts'))),
  });
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const isOfText = event.target instanceof Element && event.target.closest(TEXT_PARTS) !== null;
    if (isUndoKey(event) && !isOfText && document.querySelector(OPEN) === null) {
      event.preventDefault();
      (event.shiftKey ? redo : undo)();
      return;
    }
    if (!isPaletteKey(event)) return;
    if (findOver === null && document.querySelector(OPEN) !== null) return;
    event.preventDefault();
    (findOver ?? find)();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => follow(event);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      forgetUndo();
    };
  }, []);
  return (
    <FinderContext value={() => find()}>
      {children}
      {parts}
    </FinderContext>
  );
}
