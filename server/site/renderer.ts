import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { PageToRender, RenderedPage } from '#shared/first-render.ts';
import { projectRoot } from '../root.ts';
import type { AskedRead, PageForThread } from './render-thread.ts';

/** Where `npm run build` puts what the server needs of the app. */
const BUILT = join(projectRoot, 'dist/server');
/** What the thread's heap may hold, in MB: jsdom's live objects take 40, a long post some more for a moment. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };
/** A thread that has nothing to do for so long is ended, and its memory given back; in ms. */
const IDLE = 600_000;

export interface Renderer {
  /** @throws when the page can't be rendered, or the signal ends it. */
  render: (page: Omit<PageToRender, 'window'>, signal: AbortSignal) => Promise<RenderedPage>;
  /** See `src/canonical-address.ts`. */
  canonicalAddress: (path: string, search: string) => string;
}

/** Renders pages in a thread of its own, so that neither their work nor their garbage holds anybody up. */
export class RenderThread {
  readonly #pool = new Piscina<PageForThread, RenderedPage>({
    filename: join(BUILT, 'render-thread.js'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    atomics: 'disabled', // it has timers of its own
    resourceLimits: MEMORY,
  });

  readonly render: Renderer['render'] = async ({ read, ...page }, signal) => {
    const { port1: ours, port2: reads } = new MessageChannel();
    ours.on('message', ({ address, reply }: AskedRead) => {
      read(address)
        .catch(() => null)
        .then((answer) => reply.postMessage(answer));
    });
    try {
      return await this.#pool.run({ ...page, reads }, { transferList: [reads], signal });
    } finally {
      ours.close();
    }
  };

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

/** Null when the app is not built: documents then come without their first render. */
export async function loadRenderer({ render }: RenderThread): Promise<Renderer | null> {
  const addresses = join(BUILT, 'canonical-address.js');
  if (!existsSync(addresses)) return null;
  const { canonicalAddress } = (await import(pathToFileURL(addresses).href)) as Renderer;
  return { render, canonicalAddress };
}
