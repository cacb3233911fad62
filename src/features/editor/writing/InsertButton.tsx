import Plus from 'lucide-react/icons/plus';
import type Quill from 'quill';
import { useEmptyLine } from './use-empty-line.ts';

/** A quiet plus beside the empty line that one is in: a press opens the menu of blocks. By keyboard, the slash does. */
export function InsertButton({ quill }: { quill: Quill }) {
  const line = useEmptyLine(quill);
  if (line === null) return null;
  function open() {
    const range = quill.getSelection(true);
    quill.insertText(range.index, '/', 'user');
    quill.setSelection(range.index + 1, 0, 'user');
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      title="Add a block (/)"
      aria-label="Add a block"
      className="insert-button"
      style={{ top: line.middle }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={open}
    >
      <Plus aria-hidden />
    </button>
  );
}
