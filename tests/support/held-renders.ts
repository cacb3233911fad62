import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';

/** A render thread's program that starts a document and then waits to be released. */
export const HELD_THREAD = join(projectRoot, 'tests/support/held-thread.js');

/** The renders in that thread. */
export interface HeldRenders {
  /** The addresses of the started renders, in order. */
  begun: readonly string[];
  /** Resolves once `count` renders have started. */
  hasBegun: (count: number) => Promise<void>;
  /** Finishes the current render; `crash` also ends the thread, after the document was sent. */
  release: (how?: 'crash') => void;
  /** Finishes each render as it starts, from now on. */
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
