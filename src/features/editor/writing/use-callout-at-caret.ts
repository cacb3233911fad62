import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { isCaretAlone } from './is-caret-alone.ts';
import { useRenderOnResize } from './use-render-on-resize.ts';

interface ShownCallout {
  /** Its first line, above which its name stands. */
  head: HTMLElement;
  kind: string;
}

/**
 * The callout that the caret is in, while the text or the callout's bar has the focus; null for none. At a key, nothing is
 * measured or asked of the text for it.
 */
export function useCalloutAtCaret(quill: Quill): ShownCallout | null {
  const [shown, setShown] = useState<ShownCallout | null>(null);
  useEffect(() => {
    const { root, container } = quill;
    const { ownerDocument: document } = root;
    const isInBar = (element: Element | null) => Boolean(element?.closest('.callout-bar'));
    function follow() {
      const isHeld = isInBar(document.activeElement);
      const atCaret = isCaretAlone(quill) ? lineAtCaret(root) : null;
      setShown((now) => {
        const line = isHeld ? (now?.head ?? null) : atCaret;
        const head = line?.isConnected === true ? headOf(line) : null;
        if (head === null) return null;
        const kind = head.dataset.kind ?? '';
        return now?.head === head && now.kind === kind ? now : { head, kind };
      });
    }
    function onFocusOut({ relatedTarget: to }: FocusEvent) {
      if (to !== root && !(to instanceof Element && isInBar(to))) setShown(null);
    }
    quill.on('editor-change', follow);
    // Back from elsewhere, the caret may be where the editor has it already, and the editor says nothing.
    root.addEventListener('focus', follow);
    container.addEventListener('focusout', onFocusOut);
    return () => {
      quill.off('editor-change', follow);
      root.removeEventListener('focus', follow);
      container.removeEventListener('focusout', onFocusOut);
    };
  }, [quill]);
  useRenderOnResize(quill.root, shown, setShown);
  return shown;
}

/** The line of a callout that the caret is in. */
function lineAtCaret(root: HTMLElement): HTMLElement | null {
  const anchor = root.ownerDocument.getSelection()?.anchorNode ?? null;
  const line = (anchor instanceof Element ? anchor : anchor?.parentElement)?.closest('.ql-callout') ?? null;
  return line instanceof HTMLElement && root.contains(line) ? line : null;
}

/** The first line of the callout that a line is of. */
function headOf(line: HTMLElement): HTMLElement {
  let head = line;
  for (
    let before = line.previousElementSibling;
    isOfKind(before, line);
    before = before.previousElementSibling
  )
    head = before;
  return head;
}

function isOfKind(line: Element | null, { dataset }: HTMLElement): line is HTMLElement {
  if (!(line instanceof HTMLElement && line.matches('.ql-callout'))) return false;
  return line.dataset.kind === dataset.kind && line.dataset.part === dataset.part;
}
