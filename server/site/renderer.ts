import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { PageToRender } from '#shared/first-render.ts';
import type { Logger } from '../log.ts';
import { siteFolder } from '../root.ts';
import type {
  AskedRead,
  DocumentToMake,
  FeedTextToMake,
  MadeDocument,
  MadeFeedText,
} from './render-thread.ts';

/** The folder in which `npm run build` puts the server's part of the app. */
const BUILT = join(siteFolder, 'dist/server');
/** The thread's heap limits in MB: 45 for jsdom, the rest for the longest post that is rendered. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 2 };
/** An idle thread is ended after this time, in ms, to free its memory. */
const IDLE = 120_000;

export interface Renderer {
  /** @throws when the page cannot be rendered, or the signal aborts it */
  make: (document: DocumentToMake, read: PageToRender['read'], signal: AbortSignal) => Promise<MadeDocument>;
  /** @throws likewise */
  makeFeedText: (text: FeedTextToMake, signal: AbortSignal) => Promise<MadeFeedText>;
  /** See `src/canonical-address.ts`. */
  canonicalAddress: (path: string, search: string) => string;
}

/** Makes documents in a separate thread, so that rendering and its garbage collection block no other requests. */
export class RenderThread {
  readonly #pool: Piscina;

  /** @param file the thread's program */
  constructor(log: Logger, file = join(BUILT, 'render-thread.js')) {
    this.#pool = new Piscina({
      filename: file,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE,
      atomics: 'disabled', // waiting with atomics would block jsdom's timers
      resourceLimits: MEMORY,
      recordTiming: false,
    });
    // Without a listener, an error would end the server. The pool removes the thread and starts another when needed.
    this.#pool.on('error', (error: unknown) => {
      log.error({ err: error }, 'the render thread ended outside a render; another takes its place');
    });
  }

  readonly make: Renderer['make'] = async (document, read, signal) => {
    const { port1: ours, port2: reads } = new MessageChannel();
    ours.on('message', ({ address, reply }: AskedRead) => {
      void read(address)
        .catch(() => null) // `PageReads` keeps the error
        .then((answer) => reply.postMessage(answer));
    });
    try {
      const made = this.#run({ ...document, reads }, { transferList: [reads] }, signal);
      return (await made) as MadeDocument;
    } finally {
      ours.close();
    }
  };

  readonly makeFeedText: Renderer['makeFeedText'] = async (text, signal) =>
    (await this.#run(text, { name: 'makeFeedText' }, signal)) as MadeFeedText;

  /** @throws when the task fails, or the signal aborts it */
  async #run(task: object, options: Parameters<Piscina['run']>[1], signal: AbortSignal): Promise<unknown> {
    const ending = new AbortController();
    const end = () => ending.abort(signal.reason);
    // A thread that ends before it starts a task does not reject it; the task would wait forever.
    const fail = (error: unknown) => ending.abort(error);
    signal.addEventListener('abort', end);
    this.#pool.once('error', fail);
    try {
      signal.throwIfAborted();
      return await this.#pool.run(task, { ...options, signal: ending.signal });
    } finally {
      signal.removeEventListener('abort', end);
      this.#pool.off('error', fail);
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

/** Null when the app is not built; documents are then not rendered on the server. */
export async function loadRenderer({ make, makeFeedText }: RenderThread): Promise<Renderer | null> {
  const addresses = join(BUILT, 'canonical-address.js');
  if (!existsSync(addresses)) return null;
  const { canonicalAddress } = (await import(pathToFileURL(addresses).href)) as Renderer;
  return { make, makeFeedText, canonicalAddress };
}
