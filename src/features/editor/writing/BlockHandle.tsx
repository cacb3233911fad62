import Grip from 'lucide-react/icons/grip-vertical';
import type Quill from 'quill';
import { useRef } from 'react';
import { partName } from './block-kinds.ts';
import type { Part } from './parts.ts';
import { useBlockMenu } from './use-block-menu.ts';
import { usePointedBlock } from './use-pointed-block.ts';

interface BlockHandleProps {
  quill: Quill;
  /** Begins to move a part of the text. */
  beginDrag: (part: Part, event: DragEvent) => void;
}

/**
 * Six dots beside the block that a mouse is at: dragged, they move it; pressed, they open its menu. By keyboard, Alt and the
 * arrows move it, and Ctrl+Shift+M opens the menu.
 */
export function BlockHandle({ quill, beginDrag }: BlockHandleProps) {
  const pointed = usePointedBlock(quill);
  const { Menu, block: opened, prefetch, open, close } = useBlockMenu(quill);
  const place = useRef<HTMLDivElement>(null);
  const block = opened ?? pointed;

  function press(isByKey: boolean) {
    if (opened !== null) close();
    else if (block !== null) open(block, isByKey);
  }
  return (
    // It is hidden rather than gone: what comes between others has all of the text drawn anew.
    <div
      ref={place}
      hidden={block === null}
      className="block-handle-place"
      style={block === null ? {} : { left: block.left, top: block.top }}
    >
      {/* Firefox drags no button. */}
      <div
        role="button"
        tabIndex={0}
        draggable
        title="Drag to move, press for more"
        aria-label={block === null ? 'Block' : `Menu of the ${partName(quill, block.part)}`}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        className="block-handle"
        onPointerEnter={prefetch}
        onDragStart={({ nativeEvent }) => {
          if (block !== null) beginDrag(block.part, nativeEvent);
        }}
        onClick={() => press(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          press(true);
        }}
      >
        <Grip aria-hidden />
      </div>
      {Menu === null ? null : <Menu quill={quill} place={place} block={opened} onClose={close} />}
    </div>
  );
}
