import type Quill from 'quill';
import type { Delta, EmitterSource, Range } from 'quill';
import { useEffect, useState } from 'react';
import { currentRange } from './commands.ts';

type EditorChange =
  ['text-change', Delta, Delta, EmitterSource] | ['selection-change', Range, Range, EmitterSource];

/** The formats of the text at the caret or of the selection: the same object until one of them changes. */
export function useFormats(quill: Quill | null): Record<string, unknown> {
  const [formats, setFormats] = useState<Record<string, unknown>>({});
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    const { defaultView: window } = editor.root.ownerDocument;
    let frame: number | null = null;
    function update() {
      frame = null;
      const found = editor.getFormat(currentRange(editor));
      setFormats((known) => (isSame(known, found) ? known : found));
    }
    // A key changes text and selection: both are looked at once, when the next frame is drawn.
    function onChange(...[name, change, , source]: EditorChange) {
      const isTyping = name === 'text-change' && source === 'user' && isWords(change);
      if (isTyping) frame ??= window?.requestAnimationFrame(update) ?? null;
      else if (frame === null) update();
    }
    editor.on('editor-change', onChange);
    return () => {
      editor.off('editor-change', onChange);
      if (frame !== null) window?.cancelAnimationFrame(frame);
    };
  }, [quill]);
  return formats;
}

/** Whether a change is of words in a line alone, which leaves the formats as they are. */
function isWords({ ops }: Delta): boolean {
  return ops.every(({ insert, attributes }) => {
    if (insert === undefined) return attributes === undefined;
    return typeof insert === 'string' && !insert.includes('\n');
  });
}

/** Lists of values, where a selection has several, count as a change. */
function isSame(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
