import type Quill from 'quill';
import type { EmitterSource } from 'quill';
import { useEffect, useState } from 'react';
import { isCaretAlone } from './is-caret-alone.ts';
import { noteNumber } from './note-change.ts';
import { useRenderOnResize } from './use-render-on-resize.ts';

/**
 * The link that the caret was put into, until one types; null for none, and for the mark of a note. At a key, nothing is
 * measured or asked of the text for it.
 */
export function useLinkAtCaret(quill: Quill): { link: Element } | null {
  const [shown, setShown] = useState<{ link: Element } | null>(null);
  useEffect(() => {
    const { root, container } = quill;
    const { ownerDocument: document } = root;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let isTyping = false;
    function follow(name: string, ...[, , source]: [unknown, unknown, EmitterSource]) {
      if (name === 'text-change' && source === 'user') isTyping = true;
      // The bar itself has the focus.
      if (!isTyping && document.activeElement?.closest('.link-bar')) return;
      const link = isTyping || !isCaretAlone(quill) ? null : linkAround(root);
      setShown((now) => (link === null ? null : now?.link === link ? now : { link }));
    }
    function onKeyDown({ key }: KeyboardEvent) {
      if (/^(?:Arrow|Home|End|Page)/.test(key)) isTyping = false;
      if (key === 'Escape') setShown(null);
    }
    function onFocusOut({ relatedTarget: to }: FocusEvent) {
      const isStay = to === root || (to instanceof Element && to.closest('.link-bar') !== null);
      if (!isStay) setShown(null);
    }
    quill.on('editor-change', follow);
    container.addEventListener('focusout', onFocusOut, options);
    root.addEventListener('keydown', onKeyDown, options);
    root.addEventListener('pointerdown', () => (isTyping = false), options);
    return () => {
      listening.abort();
      quill.off('editor-change', follow);
    };
  }, [quill]);
  useRenderOnResize(quill.root, shown, setShown);
  return shown;
}

function linkAround(root: HTMLElement): Element | null {
  const anchor = root.ownerDocument.getSelection()?.anchorNode ?? null;
  const link = (anchor instanceof Element ? anchor : anchor?.parentElement)?.closest('a') ?? null;
  return link !== null && root.contains(link) && noteNumber(link.getAttribute('href')) === null ? link : null;
}
