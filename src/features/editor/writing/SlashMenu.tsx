import type Quill from 'quill';
import { Delta } from 'quill';
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHost } from '../../../lib/host.ts';
import { cleared } from '../formats.ts';
import { NOTE_LIST } from '../note-lines.ts';
import { asOneStep } from '../one-step.ts';
import { type BlockCommand, type CommandTools, LINK_COMMAND, matchingCommands } from './block-commands.ts';
import { calloutAt } from './callouts.ts';
import { InsertButton } from './InsertButton.tsx';
import { placeBelow, placeStyle, seenOf } from './place.ts';
import { type Slash, useSlash } from './use-slash.ts';

/** At most; where more follows, it ends in the middle of a row. */
const SIZE = { width: 340, height: 406 };
/** Lower than this, as over a phone's keyboard, two commands stand in a row. */
const TIGHT = 260;
/** Left of a low window for its bars and the lines around the caret. */
const LEFT_FREE = 210;

/**
 * The menu of blocks that a slash or the plus opens: typing narrows it, arrows and Enter choose, Escape leaves what was typed
 * as it is.
 */
export function SlashMenu({ quill, tools }: { quill: Quill; tools: CommandTools }) {
  const { slash, openAt, dismiss } = useSlash(quill);
  const isInNote = slash !== null && quill.getFormat(slash.index).list === NOTE_LIST;
  const isOffered = (command: BlockCommand) =>
    (command.isOffered?.(tools) ?? true) && (!isInNote || command.name === LINK_COMMAND);
  const commands = slash === null ? [] : matchingCommands(slash.typed, slash.isBehindWords).filter(isOffered);

  function choose(command: BlockCommand) {
    if (slash === null) return;
    dismiss();
    asOneStep(quill, () => {
      quill.deleteText(slash.index, slash.sign.length + slash.typed.length, 'user');
      const needsLine = slash.isBehindWords && command.fromWords === undefined;
      const index = needsLine ? addLineBelow(quill, slash.index) : slash.index;
      quill.setSelection(index, 0, 'silent');
      command.run(quill, index, tools);
    });
  }
  return (
    <>
      <InsertButton quill={quill} onPress={openAt} />
      {slash === null || commands.length === 0 ? null : (
        <Menu
          key={slash.typed}
          isNarrowed={slash.typed.trim() !== ''}
          {...{ quill, slash, commands, choose, dismiss }}
        />
      )}
    </>
  );
}

/** Adds an empty line below the one of this place, or below the callout that it is in. @returns where it is */
function addLineBelow(quill: Quill, index: number): number {
  const [line, offset] = quill.getLine(index);
  const { index: start, length } = calloutAt(quill, index) ?? {
    index: index - offset,
    length: line?.length() ?? 1,
  };
  const end = start + length - 1;
  const formats = quill.getLine(end)[0]?.formats() ?? {};
  quill.updateContents(new Delta().retain(end).insert('\n', formats).retain(1, cleared(formats)), 'user');
  return end + 1;
}

interface MenuProps {
  quill: Quill;
  slash: Slash;
  /** At least one. */
  commands: BlockCommand[];
  /** Whether they are some, the best first, instead of all in their groups. */
  isNarrowed: boolean;
  choose: (command: BlockCommand) => void;
  dismiss: () => void;
}

/** The menu for what is typed now; its first command is the active one. */
function Menu({ quill, slash, commands, isNarrowed, choose, dismiss }: MenuProps) {
  const { announcer } = useHost();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const name = commands[active]?.name ?? '';
  const count = commands.length;

  useEffect(() => {
    announcer.announce(`${name}, ${active + 1} of ${count}`);
  }, [announcer, name, active, count]);

  const height = Math.min(SIZE.height, useSeenHeight(quill) - LEFT_FREE);
  const place = placeBelow(quill, slash.index, { ...SIZE, height });
  const { room } = place;
  const isTight = room < TIGHT;
  useLayoutEffect(() => {
    const { current: menu } = list;
    if (menu === null) return;
    const options = [...menu.querySelectorAll<HTMLElement>('[role="option"]')];
    const halves = options.map((option) => option.offsetTop + option.offsetHeight / 2);
    const isCut = menu.scrollHeight > room;
    menu.style.maxHeight = isCut ? `${Math.max(...halves.filter((half) => half <= room))}px` : 'none';
  }, [room, isTight]);

  useLayoutEffect(() => {
    const options = list.current?.querySelectorAll('[role="option"]');
    // With the first one, the heading above it.
    if (active === 0 && list.current !== null) list.current.scrollTop = 0;
    else options?.[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  useLayoutEffect(() => pointTo(quill.root, id, `${id}-${active}`), [quill, id, active]);

  useEffect(() => {
    const keys: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % count),
      ArrowUp: () => setActive((active + count - 1) % count),
      Enter: () => commands[active] && choose(commands[active]),
      Tab: () => commands[active] && choose(commands[active]),
      Escape: dismiss,
    };
    function onKeyDown(event: KeyboardEvent) {
      const act = event.isComposing || event.target !== quill.root ? undefined : keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    }
    quill.container.addEventListener('keydown', onKeyDown, { capture: true });
    return () => quill.container.removeEventListener('keydown', onKeyDown, { capture: true });
  });

  useEffect(() => {
    const { ownerDocument: document } = quill.root;
    function onClick({ target }: MouseEvent) {
      if (!(target instanceof Node && list.current?.contains(target))) dismiss();
    }
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  });

  const option = (command: BlockCommand, index: number) => (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the text, which keeps the focus
    <div
      key={command.name}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => setActive(index)}
      onClick={() => choose(command)}
    >
      <command.icon aria-hidden />
      <span>{command.name}</span>
      <small>{command.hint}</small>
    </div>
  );
  return (
    <div className={`slash-menu ${isTight ? 'is-tight' : ''}`} style={placeStyle(place)}>
      <div ref={list} id={id} role="listbox" aria-label="Blocks">
        {isNarrowed
          ? commands.map(option)
          : [...new Set(commands.map(({ group }) => group))].map((group) => (
              <div key={group} role="group" aria-label={group}>
                <p aria-hidden>{group}</p>
                {commands.map((command, index) => (command.group === group ? option(command, index) : null))}
              </div>
            ))}
      </div>
    </div>
  );
}

/** How much of the window is seen, also once the keyboard on a screen has come, or gone. */
function useSeenHeight(quill: Quill): number {
  const viewport = quill.root.ownerDocument.defaultView?.visualViewport ?? null;
  return useSyncExternalStore(
    (changed) => {
      viewport?.addEventListener('resize', changed);
      return () => viewport?.removeEventListener('resize', changed);
    },
    () => {
      const { top, bottom } = seenOf(quill);
      return bottom - top;
    },
  );
}

/** Tells a screen reader which option is active, until the returned function is called. */
function pointTo(root: HTMLElement, list: string, option: string): () => void {
  root.setAttribute('aria-controls', list);
  root.setAttribute('aria-activedescendant', option);
  return () => {
    root.removeAttribute('aria-controls');
    root.removeAttribute('aria-activedescendant');
  };
}
