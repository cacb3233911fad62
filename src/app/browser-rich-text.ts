import type { RichTextPart } from '#shared/post-html.ts';
import type { Host } from '../lib/host.ts';
import { loadRichText } from '../lib/load-rich-text.ts';

interface Surroundings {
  window: Window & typeof globalThis;
  base: string;
  origin: string;
}

/**
 * How a browser comes by the parts of an author's HTML: those that its document carries are read from there, since the
 * server has sanitised and highlighted them; all others are made, by code that is fetched for the first of them.
 */
export function browserRichText({ window, base, origin }: Surroundings): Host['richText'] {
  let carried: RichTextPart[] | null = null;
  let last: { html: string; parts: Promise<RichTextPart[]> } | null = null;

  return (html, { cameWithDocument }) => {
    if (cameWithDocument) carried ??= readParts(window.document);
    if (cameWithDocument && carried !== null) return carried;
    if (last?.html !== html) {
      const parts = loadRichText().then(({ splitRichText }) => splitRichText(html, { window, base, origin }));
      last = { html, parts };
    }
    return last.parts;
  };
}

/** The parts as `RichText` has drawn them; a page has one at most. */
function readParts(document: Document): RichTextPart[] | null {
  const element = document.querySelector('[data-rich-text]');
  if (element === null) return null;
  return [...element.children].map((child): RichTextPart => {
    const { video, language = null, file } = child instanceof HTMLElement ? child.dataset : {};
    if (video !== undefined) return { kind: 'video', id: video };
    const code = child.matches('.code-block') ? child.querySelector('code') : null;
    if (code === null) return { kind: 'html', html: child.innerHTML, headings: null };
    const named = file === undefined ? {} : { file };
    return { kind: 'code', language, ...named, text: code.textContent, highlighted: code.innerHTML };
  });
}
