import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { currentRange } from './commands.ts';

/** The formats of the text at the caret or of the selection. */
export function useFormats(quill: Quill | null): Record<string, unknown> {
  const [formats, setFormats] = useState<Record<string, unknown>>({});
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    function update() {
      setFormats(editor.getFormat(currentRange(editor)));
    }
    editor.on('editor-change', update);
    return () => void editor.off('editor-change', update);
  }, [quill]);
  return formats;
}
