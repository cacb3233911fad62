import Down from 'lucide-react/icons/arrow-down';
import Up from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import type { LucideIcon } from 'lucide-react';
import type Quill from 'quill';
import type { BlockEmbed } from 'quill/blots/block.js';
import type { ReactNode, RefObject } from 'react';
import { useHost } from '../../../lib/host.ts';
import { deleteLine } from '../delete-blocks.ts';
import { fromBar } from '../from-bar.ts';
import { ToolButton } from '../ToolButton.tsx';
import { moveSelected } from './move-block.ts';
import { moveSaid } from './use-move-keys.ts';

interface BlockToolsProps {
  quill: Quill;
  /** The bar that they are in. */
  bar: RefObject<HTMLElement | null>;
  /** The block that is selected. */
  block: BlockEmbed;
  /** What it is called. */
  name: string;
}

/** What the bars of all blocks end with. */
export function BlockTools({ quill, bar, block, name }: BlockToolsProps) {
  const { announcer } = useHost();

  function move(direction: 'up' | 'down') {
    fromBar(bar.current, () => announcer.announce(moveSaid(moveSelected(quill, direction), direction)));
  }
  function remove() {
    deleteLine(quill, block);
    announcer.announce(`The ${name} is deleted`);
  }
  return (
    <>
      <ToolButton name="Move up" icon={Up} className="bar-move" disabled={false} onPress={() => move('up')} />
      <ToolButton
        name="Move down"
        icon={Down}
        className="bar-move"
        disabled={false}
        onPress={() => move('down')}
      />
      <i aria-hidden />
      <ToolButton
        name={`Delete ${name}`}
        icon={Trash}
        className="bar-delete"
        disabled={false}
        onPress={remove}
      />
    </>
  );
}

interface WordButtonProps {
  name: ReactNode;
  /** What it is called for those who hear it, and for a pointer that rests on it. */
  label: string;
  /** Shows whether what it leads to is there. */
  icon?: LucideIcon;
  isMissing?: boolean;
  onPress: () => void;
}

/** In a word: a drawing would be a riddle. */
export function WordButton({ name, label, icon: Icon, isMissing = false, onPress }: WordButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      className="bar-word"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {name}
      {Icon === undefined ? null : <Icon aria-hidden className={isMissing ? 'bar-missing' : ''} />}
    </button>
  );
}
