import { showNotice } from '../../components/dashboard/latest-notice.ts';
import { endRunning, offerRedo, offerUndo } from '../../components/dashboard/undo-stack.ts';
import { useEdits } from '../../components/dashboard/unsaved.ts';
import { useHost } from '../../lib/host.ts';
import { type FormFailure, useForm } from '../../lib/use-form.ts';
import type { ChangeWords, SavingTogether } from './use-saving-together.ts';

export interface EditingOptions<Edited, Body> {
  /** What is edited, within a sentence: 'weekly hours'. */
  name: string;
  /** What is to be saved of it; null where it is as it was, or can't be saved yet. */
  bodyOf: (edited: Edited) => Body | null;
  /** @returns what takes that back */
  send: (body: Body) => Promise<() => Promise<unknown>>;
  /** What says that it is saved, in place of the usual words. */
  wordsOf?: (body: Body) => ChangeWords;
  failureOf: (error: unknown) => FormFailure;
  /** Says that it is saved. */
  together: SavingTogether;
  /** Called once it is saved. */
  onSaved?: () => void;
}

/**
 * Settings as they are edited: kept until they are saved or discarded, wherever one goes from there. Until then, each change is
 * what Undo takes back first.
 */
export function useEditing<Edited, Body>({ name, bodyOf, together, ...on }: EditingOptions<Edited, Body>) {
  const { announcer } = useHost();
  const { edited, keep, keepStep } = useEdits<Edited>(name);
  const body = edited === null ? null : bodyOf(edited);
  const { form, run, clearFailure } = useForm({
    read: () => body,
    send(asked: Body) {
      together.begin();
      return on.send(asked);
    },
    failureOf: (error) => on.failureOf(error),
    onSent(takeBack, sent) {
      keep(null, false);
      on.onSaved?.();
      together.end({ name, words: on.wordsOf?.(sent) ?? null, takeBack, again: () => on.send(sent) });
    },
    onFailed: () => together.end(null),
  });

  function set(next: Edited | null) {
    clearFailure();
    keep(next, next !== null && bodyOf(next) !== null);
  }

  function change(next: Edited) {
    const before = edited;
    set(next);
    const { withdraw } = offerUndo({
      done: `A change of the ${name}, not saved`,
      undo() {
        set(before);
        say(`As before: the ${name}, not saved.`, () => change(next));
      },
    });
    keepStep(withdraw);
  }

  function say(text: string, redo: () => void) {
    showNotice({ text, undo: null, next: { label: 'Redo', act: offerRedo(text, redo) }, section: null });
    announcer.announce(text);
    endRunning();
  }

  return {
    name,
    form,
    edited,
    change,
    /** Puts in its place what is no change yet: Undo has nothing to take back. */
    begin: set,
    isChanged: body !== null,
    /** @returns brings back what was edited */
    discard: () => {
      set(null);
      return () => set(edited);
    },
    /** @param next in place of what is edited */
    save: (next: Edited | null = edited) => {
      if (next !== edited) set(next);
      const asked = next === null ? null : bodyOf(next);
      if (asked !== null) run(asked);
    },
  };
}
