import Plus from 'lucide-react/icons/plus';
import type Quill from 'quill';
import { useEmptyLine } from './use-empty-line.ts';

interface InsertButtonProps {
  quill: Quill;
  /** Opens the menu of blocks at a place of the text. */
  onPress: (index: number) => void;
}

/** A quiet plus beside the empty line that one is in: a press opens the menu of blocks. By keyboard, the slash does. */
export function InsertButton({ quill, onPress }: InsertButtonProps) {
  const line = useEmptyLine(quill);
  if (line === null) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      title="Add a block (/)"
      aria-label="Add a block"
      className="insert-button"
      style={{ top: line.middle }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPress(quill.getSelection(true).index)}
    >
      <Plus aria-hidden />
    </button>
  );
}
