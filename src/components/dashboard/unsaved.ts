import { useSyncExternalStore } from 'react';
import { askBeforeLeaving } from '../../lib/ask-before-leaving.ts';

/** What is edited of a part of a page, and not saved. */
interface Edits {
  edited: unknown;
  /** Whether it differs from what is saved. */
  isChanged: boolean;
  /** Each offers Undo of one change no more. */
  steps: readonly (() => void)[];
}

/** By the part's name; they outlast its page. Whoever edits a part knows what it is. */
let all: ReadonlyMap<string, Edits> = new Map();
const listeners = new Set<() => void>();

/** What is edited of a part, and how to keep it; null for nothing. */
export function useEdits<Edited>(part: string) {
  const edits = useSyncExternalStore(subscribe, () => all.get(part));
  return {
    edited: (edits?.edited ?? null) as Edited | null,
    keep: (edited: Edited | null, isChanged: boolean) => {
      const others = [...all].filter(([name]) => name !== part);
      const steps = all.get(part)?.steps ?? [];
      replaceAll(edited === null ? others : [...others, [part, { edited, isChanged, steps }]]);
      if (edited === null) for (const withdraw of steps) withdraw();
    },
    /** Keeps that a change of it can be taken back, which is offered until it is saved or discarded. */
    keepStep: (withdraw: () => void) => {
      const known = all.get(part);
      if (known !== undefined) all = new Map(all).set(part, { ...known, steps: [...known.steps, withdraw] });
    },
  };
}

/** The names of the parts that have changes which are not saved. */
export function useUnsaved(): string[] {
  return namesOf(useSyncExternalStore(subscribe, () => all));
}

export function hasUnsaved(): boolean {
  return namesOf(all).length > 0;
}

/** Whoever signs in next has not typed it. */
export function forgetUnsaved(): void {
  replaceAll([]);
}

function replaceAll(edits: Iterable<[string, Edits]>): void {
  all = new Map(edits);
  askBeforeLeaving('unsaved', hasUnsaved());
  for (const listener of listeners) listener();
}

function namesOf(edits: typeof all): string[] {
  return [...edits].filter(([, { isChanged }]) => isChanged).map(([name]) => name);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
