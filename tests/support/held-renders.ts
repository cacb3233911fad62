import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';

/** A render thread's program that begins a document and then waits for a word. */
export const HELD_THREAD = join(projectRoot, 'tests/support/held-thread.js');

/** What goes on in that thread. */
export interface HeldRenders {
  /** The addresses that it began, in order. */
  begun: readonly string[];
  /** Resolves once so many were begun. */
  hasBegun: (count: number) => Promise<void>;
  /** Ends the render under way; `crash` also ends the thread, after the document is out. */
  release: (how?: 'crash') => void;
  /** Ends each render as it begins, from now on. */
  releaseAll: () => void;
  close: () => void;
}

export function holdRenders(): HeldRenders {
  const channel = new BroadcastChannel('held-thread');
  const begun: string[] = [];
  const awaited: { count: number; resolve: () => void }[] = [];
  let held = true;
  const release = (how?: 'crash') => channel.postMessage(how ?? 'go');
  channel.onmessage = (event) => {
    begun.push((event as MessageEvent<string>).data);
    for (const { count, resolve } of awaited) if (begun.length >= count) resolve();
    if (!held) release();
  };
  return {
    begun,
    hasBegun: (count) =>
      new Promise((resolve) => {
        if (begun.length >= count) resolve();
        else awaited.push({ count, resolve });
      }),
    release,
    releaseAll: () => {
      held = false;
      release();
    },
    close: () => channel.close(),
  };
}
