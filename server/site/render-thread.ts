import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { PageToRender, ReadAnswer, RenderedPage, RenderPage } from '#shared/first-render.ts';
import { projectRoot } from '../root.ts';
import { sanitizingWindow } from './sanitizing-window.ts';

/** A page for this thread; its reads are answered at the other end of the port. */
export type PageForThread = Omit<PageToRender, 'read' | 'window'> & { reads: MessagePort };

/** A read of the API, and where its answer is awaited; null where there is none. */
export interface AskedRead {
  address: string;
  reply: MessagePort;
}

const APP = pathToFileURL(join(projectRoot, 'dist/server/entry-server.js')).href;
const { renderPage } = (await import(APP)) as { renderPage: RenderPage };

/** What runs in the renderer's thread, a page at a time. */
export default async function render({ reads, ...page }: PageForThread): Promise<RenderedPage> {
  const read = async (address: string): Promise<ReadAnswer> => {
    const { port1, port2 } = new MessageChannel();
    reads.postMessage({ address, reply: port2 } satisfies AskedRead, [port2]);
    const [answer] = (await once(port1, 'message')) as [ReadAnswer | null];
    if (answer === null) throw new Error(`${address} was not answered`);
    return answer;
  };
  try {
    return await renderPage({ ...page, read, window: sanitizingWindow });
  } finally {
    reads.close();
  }
}
