import { Command } from 'cmdk';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import type { DeedGroup } from '../../components/dashboard/deeds.ts';
import { howMany } from '../../lib/how-many.ts';
import type { Entry, Ways } from './entry.ts';
import { FIELD, PaletteBar } from './PaletteBar.tsx';
import { exampleFor, EXAMPLES } from './examples.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteGroup, PaletteItem } from './PaletteItem.tsx';
import { useAwaitedEnter } from './use-awaited-enter.ts';
import { useEntries } from './use-entries.tsx';
import { useLevel } from './use-level.ts';
import type { Undoable } from './use-undo.ts';
import { useShowChosen } from './use-show-chosen.ts';

/** No entry’s value: without any, the first would be chosen. */
const NONE = 'none';
/** How many entries Page Up and Page Down pass. */
const PAGE = 8;

interface CommandPaletteProps {
  /** What is typed. */
  words: string;
  /** What can be done with what had the focus, or was chosen, when it was opened. */
  here: readonly DeedGroup[];
  /** What was done last and can be taken back. */
  undoable: Undoable | null;
  /** What was taken back last and can be done again, in words. */
  undone: string | null;
  onType: (words: string) => void;
  /** Whether it shows what can be done with something that was found. */
  isWithin: boolean;
  onWithin: (isWithin: boolean) => void;
  onClose: () => void;
  /** Closes it, and then does what was chosen. */
  onLeave: (act: () => void) => void;
  ways: Ways;
}

/**
 * Does something with the row it was opened on, goes anywhere in the dashboard, begins something new, and finds what is
 * there, by a few characters; Tab leads on to what else can be done with what is found.
 */
export function CommandPalette({
  words,
  here,
  undoable,
  undone,
  onType,
  isWithin,
  onWithin,
  onClose,
  onLeave,
  ways,
}: CommandPaletteProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { groups: found, isLooking, failed } = useEntries({ words, here, undoable, undone, ways });
  const { within, groups, entries, chosen, pick, enter, back, typeWithin } = useLevel(found, {
    isWithin,
    onWithin,
  });
  const typed = within === null ? words : within.words;
  const isNothingFound = within === null && entries.length === 0 && !isLooking && !failed;
  const example = isNothingFound ? exampleFor(typed) : null;
  const optionId = (entry: Entry) => `${id}-${entries.indexOf(entry)}`;
  const chosenId = chosen === undefined ? undefined : optionId(chosen);
  const showing = useShowChosen(chosen?.value, chosenId);
  const awaitEnter = useAwaitedEnter({ words, isLooking }, entries[0], choose);

  // It takes the place of the field that one may already be typing in.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, []);

  /** The dialog goes first, and the focus back to where it was: what is done is done there, or takes the focus. */
  function choose({ act }: Entry) {
    onLeave(act);
  }

  function type(next: string) {
    if (within === null) {
      pick(null);
      onType(next);
    } else typeWithin(next);
  }

  /** Goes on by some entries, and no further than the last one or the first. */
  function leap(by: number) {
    const at = chosen === undefined ? 0 : entries.indexOf(chosen);
    const next = entries[Math.min(Math.max(at + by, 0), entries.length - 1)];
    if (next !== undefined) pick(next.value);
  }

  function follow(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing || event.target !== input.current) return;
    const act = actionOf(event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  function actionOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | undefined {
    if (ctrlKey || metaKey || altKey) return undefined;
    // It never leaves the field: there is nothing else here that takes keys.
    if (key === 'Tab' && (shiftKey || chosen?.more === undefined)) return () => undefined;
    if (shiftKey) return undefined;
    if (key === 'PageDown' || key === 'PageUp') return () => leap(key === 'PageDown' ? PAGE : -PAGE);
    const isAtEnd = input.current?.selectionStart === typed.length;
    const leadsOn = key === 'Tab' || (key === 'ArrowRight' && isAtEnd);
    if (leadsOn && chosen?.more !== undefined) return () => enter(chosen);
    if (key === 'Enter' && chosen === undefined && isLooking) return awaitEnter;
    if (within === null) return undefined;
    const leadsBack = key === 'Escape' || (typed === '' && (key === 'Backspace' || key === 'ArrowLeft'));
    return leadsBack ? back : undefined;
  }

  return (
    <Command
      label={within === null ? 'Find or go to' : `What to do with ${nameOf(within.entry)}`}
      shouldFilter={false}
      loop
      value={chosen?.value ?? NONE}
      onValueChange={pick}
      onKeyDown={follow}
      {...showing}
    >
      <PaletteBar
        within={within === null ? undefined : { label: nameOf(within.entry), onBack: back }}
        onClose={onClose}
      >
        {/* Its own words would choose anew what stands first, and its own option is one behind. */}
        <Command.Input asChild value="">
          <input
            ref={input}
            {...FIELD}
            placeholder={within === null ? FIELD.placeholder : 'What to do'}
            value={typed}
            onChange={({ target }) => type(target.value)}
            aria-activedescendant={chosenId}
            aria-describedby={`${id}-keys`}
          />
        </Command.Input>
      </PaletteBar>
      <p id={`${id}-keys`} hidden>
        {keysInWords(within !== null, chosen?.more !== undefined)}
      </p>
      <p role="status" className={entries.length === 0 ? 'px-4.5 pt-8 pb-6 text-quiet' : 'sr-only'}>
        {statusOf({
          typed: typed.trim(),
          isUnread: example !== null,
          count: entries.length,
          isWithin: within !== null,
          isLooking,
          failed,
        })}
      </p>
      {isNothingFound ? (
        <p className="px-4.5 pb-6 text-quiet">
          {example === null ? `Sentences do more than words: ${EXAMPLES}.` : `For example: “${example}”.`}
        </p>
      ) : null}
      <Command.List
        label={within === null ? 'Found' : 'Actions'}
        className="palette-list max-h-[min(26rem,60vh)] overflow-y-auto p-2 max-sm:max-h-[calc(100dvh-3.5rem)]"
      >
        {groups.map((group) => (
          <PaletteGroup key={group.heading} heading={group.heading}>
            {group.entries.map((entry) => (
              <PaletteItem
                key={entry.value}
                id={optionId(entry)}
                entry={entry}
                words={typed}
                onChoose={() => choose(entry)}
                onMore={() => {
                  enter(entry);
                  input.current?.focus();
                }}
              />
            ))}
          </PaletteGroup>
        ))}
      </Command.List>
      <PaletteFoot hasMore={chosen?.more !== undefined} isWithin={within !== null} />
    </Command>
  );
}

function nameOf({ name, label }: Entry): string {
  return name ?? label;
}

function keysInWords(isWithin: boolean, hasMore: boolean): string {
  if (isWithin) return 'Escape leads back.';
  return hasMore ? 'Tab shows what else can be done with it.' : '';
}

interface Status {
  typed: string;
  /** Whether it begins as a sentence does that is understood. */
  isUnread: boolean;
  count: number;
  isWithin: boolean;
  isLooking: boolean;
  failed: boolean;
}

function statusOf({ typed, isUnread, count, isWithin, isLooking, failed }: Status): string {
  if (isWithin) return count === 0 ? `No action is called “${typed}”.` : howMany(count, 'action');
  if (count > 0) return typed === '' || isLooking ? '' : `${howMany(count, 'result')} for “${typed}”`;
  if (failed) return 'The site could not be asked. Try again in a moment.';
  if (isLooking) return 'Looking…';
  return isUnread ? `“${typed}” is not understood.` : `Nothing is found for “${typed}”.`;
}
