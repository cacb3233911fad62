import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { brotliCompressSync } from 'node:zlib';
import type { PageToRender, ReadAnswer, ServerEntry } from '#shared/first-render.ts';
import { brotliOptions, entityTag } from '../http/compression.ts';
import type { KeptRichText } from '../features/posts/rich-texts.repository.ts';
import { siteFolder } from '../root.ts';
import { type DocumentTemplate, readTemplate } from './document.ts';
import type { DocumentHead } from './document-head.ts';
import { feedText } from './feeds/feed-text.ts';
import { RichTextKeeper } from './rich-text-keeper.ts';
import { sanitizingWindow } from './sanitizing-window.ts';

/** A page to render as a document. */
export interface DocumentToMake extends Omit<PageToRender, 'read' | 'window' | 'richText'> {
  head: DocumentHead;
  /** Brotli quality. */
  quality: number;
  /** The stored rich text of its post. */
  kept: KeptRichText | null;
}

/** A server-rendered document. */
export interface MadeDocument {
  /** Compressed by brotli. */
  body: Uint8Array;
  /** Length in bytes before compression. */
  length: number;
  etag: string;
  /** CSP source of its inline styles. */
  styleHash: string;
  /** Whether all API reads succeeded; the browser repeats those that failed. */
  complete: boolean;
  /** Its post's rich text, if it had to be sanitised for this document. */
  richText: KeptRichText | null;
}

/** A post's text to make for feeds. */
export interface FeedTextToMake {
  html: string;
  base: string;
  origin: string;
  /** The address of the post. */
  url: string;
  /** The stored rich text of the post. */
  kept: KeptRichText | null;
}

/** A post's text as HTML for feeds, and its rich text, if it had to be sanitised for this. */
export interface MadeFeedText {
  html: string;
  richText: KeptRichText | null;
}

/** An API read of the page, and the port for its answer; null as the answer means that the read failed. */
export interface AskedRead {
  address: string;
  reply: MessagePort;
}

const APP = join(siteFolder, 'dist/server/entry-server.js');
const { renderPage, splitText } = (await import(pathToFileURL(APP).href)) as ServerEntry;
let template: DocumentTemplate | null = null;

/** Makes one document at a time in the renderer's thread. */
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
    body: new Uint8Array(compressed), // copied: zlib's buffer is larger, and would be transferred as a whole
    length: identity.length,
    etag: entityTag(identity),
    styleHash,
    complete,
    richText: keeper.made,
  };
}

/** Makes one text at a time, in the same thread: what sanitises is there. */
export function makeFeedText({ html, base, origin, url, kept }: FeedTextToMake): MadeFeedText {
  const keeper = new RichTextKeeper(kept, [base, origin]);
  const parts = keeper.source(html, () => splitText({ html, base, origin, window: sanitizingWindow }));
  return { html: feedText(parts, url), richText: keeper.made };
}
