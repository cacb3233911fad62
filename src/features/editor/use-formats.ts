import type Quill from 'quill';
import type { Delta, EmitterSource, Range } from 'quill';
import { useEffect, useState } from 'react';
import { currentRange } from './commands.ts';

type EditorChange =
  | ['text-change', Delta, Delta, EmitterSource]
  | ['selection-change', Range | null, Range | null, EmitterSource];

/** The formats of the text at the caret or of the selection: the same object until one of them changes. */
export function useFormats(quill: Quill | null): Record<string, unknown> {
  const [formats, setFormats] = useState<Record<string, unknown>>({});
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    const { defaultView: window } = editor.root.ownerDocument;
    let frame: number | null = null;
    let shown: Record<string, unknown> = {};
    function update() {
      frame = null;
      const found = editor.getFormat(currentRange(editor));
      if (!isSame(shown, found)) shown = found;
      setFormats(shown);
    }
    // Where the caret goes with what was just typed.
    let expected: number | null = null;
    // A key changes text and selection: both are looked at once, when the next frame is drawn, if at all.
    function onChange(...[name, change, , source]: EditorChange) {
      if (name === 'text-change' && source === 'user' && isWords(change)) {
        expected = isIn(change, shown) ? endOf(change) : null;
        if (expected === null) frame ??= window?.requestAnimationFrame(update) ?? null;
        return;
      }
      const isExpected = name === 'selection-change' && isCaretAt(change, expected);
      expected = null;
      if (!isExpected && frame === null) update();
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

const OF_LINES = ['header', 'list', 'align', 'indent', 'blockquote', 'callout', 'button', 'code-block'];

/** Whether a change only adds words that look as what is shown says: at nearly every key, and nothing is asked for then. */
function isIn({ ops }: Delta, shown: Record<string, unknown>): boolean {
  const added = ops.filter(({ retain }) => retain === undefined);
  const [{ insert, attributes = {} } = {}] = added;
  if (added.length !== 1 || typeof insert !== 'string') return false;
  const ofWords = Object.entries(shown).filter(([name]) => !OF_LINES.includes(name));
  return isSame(attributes, Object.fromEntries(ofWords));
}

/** The index behind what a change adds. */
function endOf({ ops }: Delta): number {
  return ops.reduce((end, { retain, insert }) => {
    if (typeof insert === 'string') return end + insert.length;
    return end + (typeof retain === 'number' ? retain : 0);
  }, 0);
}

function isCaretAt(range: Range | null, index: number | null): boolean {
  return range !== null && range.length === 0 && range.index === index;
}

/** Whether formats are the same. Lists of values, where a selection has several, count as a change. */
export function isSame(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
