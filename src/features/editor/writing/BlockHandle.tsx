import Grip from 'lucide-react/icons/grip-vertical';
import type Quill from 'quill';
import type { Part } from './parts.ts';
import { useChosenPart } from './use-chosen-part.ts';
import { usePointedBlock } from './use-pointed-block.ts';

interface BlockHandleProps {
  quill: Quill;
  /** Begins to move a part of the text. */
  beginDrag: (part: Part, event: DragEvent) => void;
}

/**
 * Six dots beside the block that a mouse is at: dragged, they move it; pressed, they select it, for its bar and its keys. By
 * keyboard, Alt and the arrows move it.
 */
export function BlockHandle({ quill, beginDrag }: BlockHandleProps) {
  const block = usePointedBlock(quill);
  const choose = useChosenPart(quill);
  return (
    // Firefox drags no button. It is hidden rather than gone: what comes between others has all of the text drawn anew.
    <div
      role="presentation"
      draggable
      hidden={block === null}
      title="Drag to move, press to select"
      className="block-handle"
      style={block === null ? {} : { left: block.left, top: block.top }}
      onDragStart={({ nativeEvent }) => {
        if (block !== null) beginDrag(block.part, nativeEvent);
      }}
      onClick={() => {
        if (block !== null) choose(block.part);
      }}
    >
      <Grip aria-hidden />
    </div>
  );
}
