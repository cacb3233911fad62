import * as Menu from '@radix-ui/react-dropdown-menu';
import Down from 'lucide-react/icons/arrow-down';
import Up from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type Quill from 'quill';
import { useHost } from '../../../lib/host.ts';
import {
  type BlockDeed,
  deletePart,
  duplicatePart,
  movePart,
  NOT_OF_NOTES,
  partAtCaret,
} from './block-deeds.ts';
import { insertBeside } from './insert-beside.ts';

const DEEDS = [
  { name: 'Insert below', icon: Plus, deed: insertBeside('below') },
  { name: 'Move up', icon: Up, deed: movePart('up') },
  { name: 'Move down', icon: Down, deed: movePart('down') },
  { name: 'Duplicate', icon: Copy, deed: duplicatePart },
  { name: 'Delete', icon: Trash, deed: deletePart },
] as const;

interface BlockItemsProps {
  quill: Quill;
  /** Of the group, and of each item. */
  className: string;
  itemClass: string;
  /** Whether there is room for the group's name. */
  isNamed: boolean;
  /** Does something once the menu is closed and the focus is back in the text. */
  onChoose: (run: () => void) => void;
}

/** What can be done with the block at the caret, in the menu of tools: fingers have no handle beside it. */
export function BlockItems({ quill, className, itemClass, isNamed, onChoose }: BlockItemsProps) {
  const { announcer } = useHost();
  function run(deed: BlockDeed) {
    const part = partAtCaret(quill);
    announcer.announce(part === null ? NOT_OF_NOTES : deed(quill, part));
  }
  return (
    <Menu.Group aria-label="This block" className={className}>
      {isNamed ? (
        <p aria-hidden className="px-4 pt-1 text-fine font-semibold text-quiet">
          This block
        </p>
      ) : null}
      {DEEDS.map(({ name, icon: Icon, deed }) => (
        <Menu.Item key={name} className={itemClass} onSelect={() => onChoose(() => run(deed))}>
          <Icon aria-hidden className="size-4.5 shrink-0 text-quiet" />
          <span className={isNamed ? 'grow' : ''}>{name}</span>
        </Menu.Item>
      ))}
    </Menu.Group>
  );
}
