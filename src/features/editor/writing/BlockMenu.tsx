import * as Menu from '@radix-ui/react-dropdown-menu';
import Down from 'lucide-react/icons/arrow-down';
import Up from 'lucide-react/icons/arrow-up';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import Replace from 'lucide-react/icons/replace';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { LucideIcon } from 'lucide-react';
import type Quill from 'quill';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { MENU, MENU_RULE } from '../../../components/dashboard/menu-style.ts';
import { useHost } from '../../../lib/host.ts';
import { Chosen, TOOL_ITEM } from '../ToolChoices.tsx';
import { type BlockDeed, deletePart, duplicatePart, holdCaret, movePart } from './block-deeds.ts';
import { type BlockKind, kindOf, kindsFor, partName, turnInto } from './block-kinds.ts';
import { insertBeside } from './insert-beside.ts';
import { placeBeside } from './move-block.ts';
import type { Part } from './parts.ts';
import type { OpenBlock } from './use-pointed-block.ts';

export interface BlockMenuProps {
  quill: Quill;
  /** Where it opens: the place of the handle. */
  place: RefObject<HTMLElement | null>;
  /** The block whose menu is open; null while none is. */
  block: OpenBlock | null;
  onClose: () => void;
}

/** What can be done with a block. What is chosen is done once the menu is closed; the focus is in the text then. */
export function BlockMenu({ quill, place, block, onClose }: BlockMenuProps) {
  const { announcer } = useHost();
  const chosen = useRef<(() => void) | null>(null);
  const isLeft = useRef(false);

  function choose(deed: BlockDeed) {
    if (block === null) return;
    const { part } = block;
    chosen.current = () => announcer.announce(deed(quill, part));
  }
  function onClosed(event: Event, resume: () => void) {
    const act = chosen.current ?? (isLeft.current ? null : resume);
    chosen.current = null;
    isLeft.current = false;
    event.preventDefault(); // the text has the focus, or what was pressed
    act?.();
  }
  /** As with a block that is selected. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isHere || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    choose(deletePart);
    onClose();
  }

  return (
    <Menu.Root
      modal={false}
      open={block !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {/* The handle is dragged, too: it is no button that opens a menu as a press of it begins. */}
      <Menu.Trigger asChild>
        <span aria-hidden />
      </Menu.Trigger>
      {block === null ? null : (
        <Menu.Portal>
          <Menu.Content
            aria-label={`The ${partName(quill, block.part)}`}
            aria-labelledby={undefined}
            align="start"
            sideOffset={4}
            collisionPadding={12}
            className={MENU}
            onKeyDown={onKeyDown}
            onInteractOutside={(event) => {
              const { target } = event;
              if (target instanceof Node && place.current?.contains(target) === true) event.preventDefault();
              else isLeft.current = true;
            }}
            onCloseAutoFocus={(event) => onClosed(event, block.resume)}
          >
            <Deeds quill={quill} part={block.part} isByKey={block.isByKey} onChoose={choose} />
          </Menu.Content>
        </Menu.Portal>
      )}
    </Menu.Root>
  );
}

interface DeedsProps {
  quill: Quill;
  part: Part;
  isByKey: boolean;
  onChoose: (deed: BlockDeed) => void;
}

function Deeds({ quill, part, isByKey, onChoose }: DeedsProps) {
  const kinds = kindsFor(quill, part);
  const first = isByKey ? focus : null;
  const stays = (direction: 'up' | 'down') => placeBeside(quill, part, direction) === null;
  return (
    <>
      <Menu.Item ref={first} className={TOOL_ITEM} onSelect={() => onChoose(insertBeside('below'))}>
        <Words name="Insert below" icon={Plus} />
      </Menu.Item>
      <Menu.Item className={TOOL_ITEM} onSelect={() => onChoose(insertBeside('above'))}>
        <Words name="Insert above" icon={Plus} />
      </Menu.Item>
      <Menu.Separator className={MENU_RULE} />
      {kinds.length === 0 ? null : (
        <>
          <Menu.Sub>
            <Menu.SubTrigger className={`${TOOL_ITEM} data-[state=open]:bg-clay/10`}>
              <Replace aria-hidden className="size-4.5 shrink-0 text-quiet" />
              <span className="grow">Turn into</span>
              <ChevronRight aria-hidden className="-mr-1.5 size-4 text-quiet" />
            </Menu.SubTrigger>
            <Menu.Portal>
              <Menu.SubContent collisionPadding={12} className={MENU}>
                <Kinds kinds={kinds} now={kindOf(quill, part)} onChoose={(kind) => onChoose(turning(kind))} />
              </Menu.SubContent>
            </Menu.Portal>
          </Menu.Sub>
          <Menu.Separator className={MENU_RULE} />
        </>
      )}
      <Menu.Item
        className={TOOL_ITEM}
        disabled={stays('up')}
        aria-keyshortcuts="Alt+ArrowUp"
        onSelect={() => onChoose(movePart('up'))}
      >
        <Words name="Move up" icon={Up} keys="Alt+↑" />
      </Menu.Item>
      <Menu.Item
        className={TOOL_ITEM}
        disabled={stays('down')}
        aria-keyshortcuts="Alt+ArrowDown"
        onSelect={() => onChoose(movePart('down'))}
      >
        <Words name="Move down" icon={Down} keys="Alt+↓" />
      </Menu.Item>
      <Menu.Item className={TOOL_ITEM} onSelect={() => onChoose(duplicatePart)}>
        <Words name="Duplicate" icon={Copy} />
      </Menu.Item>
      <Menu.Separator className={MENU_RULE} />
      <Menu.Item
        className={`${TOOL_ITEM} text-alarm`}
        aria-keyshortcuts="Delete"
        onSelect={() => onChoose(deletePart)}
      >
        <Words name="Delete" icon={Trash} keys="Delete" />
      </Menu.Item>
    </>
  );
}

interface KindsProps {
  kinds: readonly BlockKind[];
  /** What it is now. */
  now: BlockKind | null;
  onChoose: (kind: BlockKind) => void;
}

function Kinds({ kinds, now, onChoose }: KindsProps) {
  return (
    <Menu.RadioGroup value={now?.name ?? ''}>
      {kinds.map((kind) => (
        <Menu.RadioItem
          key={kind.name}
          value={kind.name}
          className={TOOL_ITEM}
          onSelect={() => {
            if (kind !== now) onChoose(kind);
          }}
        >
          <kind.icon aria-hidden className="size-4.5 shrink-0 text-quiet" />
          <span className="grow">{kind.name}</span>
          <Chosen />
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

interface WordsProps {
  name: string;
  icon: LucideIcon;
  keys?: string;
}

function Words({ name, icon: Icon, keys }: WordsProps) {
  return (
    <>
      <Icon aria-hidden className="size-4.5 shrink-0 text-quiet" />
      <span className="grow">{name}</span>
      {keys === undefined ? null : (
        <kbd aria-hidden className="pl-4 font-sans text-fine font-normal text-quiet">
          {keys}
        </kbd>
      )}
    </>
  );
}

/** Turns a block into a kind; the caret stays where it is. */
function turning(kind: BlockKind): BlockDeed {
  return (quill, part) => {
    const resume = holdCaret(quill, part);
    turnInto(quill, part, kind);
    resume(part.start);
    return `Turned into ${kind.name.toLowerCase()}`;
  };
}

/** By keyboard one goes on at the first item, also where the menu was loaded after the key. */
function focus(item: HTMLElement | null): void {
  item?.focus({ preventScroll: true });
}
