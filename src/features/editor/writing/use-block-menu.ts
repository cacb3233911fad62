import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { useHost } from '../../../lib/host.ts';
import { prefetchable } from '../../../lib/prefetchable.tsx';
import { loadMenu } from '../load-menu.ts';
import { holdFocus } from '../tables/hold-focus.ts';
import { goToPart, NOT_OF_NOTES, partAtCaret } from './block-deeds.ts';
import { boxAt } from './gaps.ts';
import { quietly } from './quietly.ts';
import { elementsOf } from './use-moved-blocks.ts';
import { besideBlock, type OpenBlock, type PointedBlock } from './use-pointed-block.ts';

/** What it is made of is no part of what a page for writing waits for. */
const menu = prefetchable(async () => ({ default: (await import('./BlockMenu.tsx')).BlockMenu }));

const load = () => loadMenu(menu, 'blocks');

const IN_MENU = 'is-in-menu';

/** The menu of a block: it is loaded once it is asked for, by the handle, or at the caret by Ctrl+Shift+M (Command on a Mac). */
export function useBlockMenu(quill: Quill) {
  const { announcer } = useHost();
  const [block, setBlock] = useState<OpenBlock | null>(null);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    const { container } = quill;
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'm' || !(ctrlKey || metaKey) || !shiftKey || altKey) return;
      if (!quill.isEnabled()) return;
      event.preventDefault();
      const part = partAtCaret(quill);
      const box = part === null ? null : boxAt(quill, part.start);
      if (part === null) announcer.announce(NOT_OF_NOTES);
      if (part === null || box === null) return;
      const resume = holdFocus(quill);
      void load().then((isThere) => {
        setLoaded(isThere);
        if (isThere) setBlock({ ...besideBlock(quill, { part, box }), isByKey: true, resume });
      });
    }
    const close = () => setBlock(null);
    container.addEventListener('keydown', onKeyDown);
    quill.on('text-change', close);
    return () => {
      container.removeEventListener('keydown', onKeyDown);
      quill.off('text-change', close);
    };
  }, [quill, announcer]);

  useEffect(() => {
    const elements = block === null ? [] : elementsOf(quill, block.part);
    const mark = (isMarked: boolean) =>
      quietly(quill, () => {
        for (const element of elements) element.classList.toggle(IN_MENU, isMarked);
      });
    if (elements.length === 0) return undefined;
    mark(true);
    return () => mark(false);
  }, [quill, block]);

  return {
    /** Null until it is loaded. */
    Menu: isLoaded ? menu.Part : null,
    block,
    /** Fetches it before it is asked for. */
    prefetch: () => void load(),
    /** Opens it for a block that is pointed at. */
    open: (pointed: PointedBlock, isByKey: boolean) =>
      void load().then((isThere) => {
        setLoaded(isThere);
        if (isThere) setBlock({ ...pointed, isByKey, resume: () => goToPart(quill, pointed.part) });
      }),
    close: () => setBlock(null),
  };
}
