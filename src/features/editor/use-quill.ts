import type Quill from 'quill';
import { useCallback, useEffect, useState } from 'react';
import type ReactQuill from 'react-quill';
import { useHost } from '../../lib/host.ts';
import { SYNTAX_INTERVAL_MS } from './code-colors.ts';
import { keepCopyButtons } from './copy-buttons.ts';
import { selectEmbed } from './selected-block.ts';

/** The Quill instance, once it is mounted, and the `ref` that finds it. */
export function useQuill() {
  const [quill, setQuill] = useState<Quill | null>(null);
  const ref = useCallback((component: ReactQuill | null) => setQuill(component?.getEditor() ?? null), []);
  return { quill, ref };
}

/**
 * Whether the editor has had its first selection change. If none has happened when code is first highlighted, the
 * editor reports the caret's default position itself, without taking the focus. [4.11.01] [4.11.02]
 */
export function useReady(quill: Quill | null): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (quill === null || ready) return undefined;
    const becomeReady = () => setReady(true);
    quill.once('selection-change', becomeReady);
    const timer = setTimeout(() => {
      quill.emitter.emit('selection-change', quill.selection.savedRange, null, 'api');
    }, SYNTAX_INTERVAL_MS);
    return () => {
      clearTimeout(timer);
      quill.off('selection-change', becomeReady);
    };
  }, [quill, ready]);
  return ready;
}

/** Gives the text element an id and a label, for labels, errors and tests. */
export function useNaming(quill: Quill | null, id: string, labelledBy: string): void {
  useEffect(() => {
    if (quill === null) return;
    nameText(quill.root, id, labelledBy);
  }, [quill, id, labelledBy]);
}

function nameText(root: HTMLElement, id: string, labelledBy: string): void {
  root.id = id;
  root.setAttribute('role', 'textbox');
  root.setAttribute('aria-multiline', 'true');
  root.setAttribute('aria-labelledby', labelledBy);
  root.classList.add('prose');
}

/** A click on an image, a video or a preserved block selects it as a whole, so that it can be described or deleted. */
export function useEmbedSelection(quill: Quill | null): void {
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    function select({ target }: MouseEvent) {
      if (target instanceof Element) selectEmbed(editor, target);
    }
    editor.root.addEventListener('click', select);
    return () => editor.root.removeEventListener('click', select);
  }, [quill]);
}

export function useCopyButtons(quill: Quill | null): void {
  const { domWindow, announcer } = useHost();
  useEffect(() => {
    if (quill === null) return undefined;
    return keepCopyButtons(quill.root, {
      write: (text) => domWindow().navigator.clipboard.writeText(text),
      announce: (message) => announcer.announce(message),
    });
  }, [quill, domWindow, announcer]);
}
