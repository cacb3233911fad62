import type Quill from 'quill';

/**
 * Keeps a selection of the text out of tables. Quill looks for the words at its ends, and selects these again whenever
 * anything in the text has changed: those of a cell, which would take the focus from a table that is selected as a whole.
 * @returns takes it back
 */
export function selectAroundTables({ selection }: Quill): () => void {
  const select = selection.setNativeRange.bind(selection);
  selection.setNativeRange = (
    start,
    startOffset = 0,
    end = start,
    endOffset = startOffset,
    force = false,
  ) => {
    select(...beside(start, startOffset), ...beside(end, endOffset), force);
  };
  return () => {
    selection.setNativeRange = select;
  };
}

/** A place in the text; for one in a table that nobody writes in, the one before or behind that. */
function beside(node: Node | null, offset: number): [node: Node | null, offset: number] {
  const element = node instanceof Element ? node : (node?.parentElement ?? null);
  const table = element?.closest('.ql-table') ?? null;
  const text = table?.parentNode ?? null;
  const isWritten = table?.contains(table.ownerDocument.activeElement) === true;
  if (table === null || text === null || isWritten) return [node, offset];
  return [text, [...text.childNodes].indexOf(table) + (offset === 0 ? 0 : 1)];
}
