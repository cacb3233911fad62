import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { currentRange } from './commands.ts';

/** What the text at the caret, or what is selected, looks like. */
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
