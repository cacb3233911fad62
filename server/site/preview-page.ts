import { business } from '#content/business.ts';
import * as words from '#content/words/preview.ts';
import { endpoints } from '#shared/contract/endpoints.ts';
import type { Preview } from '../features/writing/previews.service.ts';
import type { DocumentHead } from './document-head.ts';

/** The head of a preview, without its card: that of the site, since cards are for everybody. */
type PreviewHead = Omit<DocumentHead, 'type' | 'card' | 'cardText'>;

/** The token of the preview link that a canonical path is; null for any other. */
export function previewAt(path: string): string | null {
  const token = /^\/preview\/([^/]+)$/.exec(path)?.[1];
  return token === undefined ? null : decodeURIComponent(token);
}

/** What search engines are told of a post is in none of it: no address, no dates, no structured data. */
export function previewHead({ post }: Preview, token: string, base: string): PreviewHead {
  const { script } = endpoints.readPreview;
  return {
    title: `${post.meta_title || post.title || words.untitled} | ${business.who.name}`,
    description: post.meta_description || post.excerpt,
    canonical: null,
    structuredData: null,
    fetches: [`${base}/api/${script}?token=${encodeURIComponent(token)}`],
  };
}

/** The head of one that is over, or that never was. */
export function endedHead(): PreviewHead {
  const title = `${words.ended} | ${business.who.name}`;
  return { title, description: words.endedText, canonical: null, structuredData: null, fetches: [] };
}
