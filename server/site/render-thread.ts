import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { brotliCompressSync } from 'node:zlib';
import type { PageToRender, ReadAnswer, RenderPage } from '#shared/first-render.ts';
import { brotliOptions, entityTag } from '../http/compression.ts';
import type { KeptRichText } from '../features/posts/rich-texts.repository.ts';
import { projectRoot } from '../root.ts';
import { type DocumentTemplate, readTemplate } from './document.ts';
import type { DocumentHead } from './document-head.ts';
import { RichTextKeeper } from './rich-text-keeper.ts';
import { sanitizingWindow } from './sanitizing-window.ts';

/** A page to make a document of: what it is, and how. */
export interface DocumentToMake extends Omit<PageToRender, 'read' | 'window' | 'richText'> {
  head: DocumentHead;
  /** Brotli's effort. */
  quality: number;
  /** What was kept of its post's rich text. */
  kept: KeptRichText | null;
}

/** A document with its page's first render. */
export interface MadeDocument {
  /** Compressed by brotli. */
  body: Uint8Array;
  /** How many bytes it had before. */
  length: number;
  etag: string;
  /** CSP source of the styles that stand inline in it. */
  styleHash: string;
  /** Whether all that the page asked for came; what did not, the browser asks for again. */
  complete: boolean;
  /** Its post's rich text, where that had to be sanitised for it. */
  richText: KeptRichText | null;
}

/** A read of the API that the page needs, and where its answer is awaited; null where there is none. */
export interface AskedRead {
  address: string;
  reply: MessagePort;
}

const APP = join(projectRoot, 'dist/server/entry-server.js');
const { renderPage } = (await import(pathToFileURL(APP).href)) as { renderPage: RenderPage };
let template: DocumentTemplate | null = null;

/** What runs in the renderer's thread, a document at a time. */
export default async function make({
  reads,
  head,
  quality,
  kept,
  ...page
}: DocumentToMake & { reads: MessagePort }): Promise<MadeDocument> {
  const read = async (address: string): Promise<ReadAnswer> => {
    const { port1, port2 } = new MessageChannel();
    reads.postMessage({ address, reply: port2 } satisfies AskedRead, [port2]);
    const [answer] = (await once(port1, 'message')) as [ReadAnswer | null];
    port1.close();
    if (answer === null) throw new Error(`${address} was not answered`);
    return answer;
  };
  const keeper = new RichTextKeeper(kept, [page.base, page.origin]);
  const rendered = await renderPage({ ...page, read, window: sanitizingWindow, richText: keeper.source });
  template ??= readTemplate();
  const { complete } = rendered;
  const { html, styleHash } = template.rendered(
    page.base,
    complete ? { ...head, fetches: [] } : head,
    rendered,
  );
  const identity = Buffer.from(html);
  const compressed = brotliCompressSync(identity, brotliOptions(identity.length, quality));
  return {
    body: new Uint8Array(compressed), // a copy of its own: zlib's buffer is larger, and all of it would go along
    length: identity.length,
    etag: entityTag(identity),
    styleHash,
    complete,
    richText: keeper.made,
  };
}
