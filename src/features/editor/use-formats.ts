import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { currentRange } from './commands.ts';

/** The formats of the text at the caret or of the selection: the same object until one of them changes. */
export function useFormats(quill: Quill | null): Record<string, unknown> {
  const [formats, setFormats] = useState<Record<string, unknown>>({});
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    function update() {
      const found = editor.getFormat(currentRange(editor));
      setFormats((known) => (isSame(known, found) ? known : found));
    }
    editor.on('editor-change', update);
    return () => void editor.off('editor-change', update);
  }, [quill]);
  return formats;
}

/** Lists of values, where a selection has several, count as a change. */
function isSame(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
