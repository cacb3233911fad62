import { posix } from 'node:path';
import { Marked } from 'marked';
import { escapeHtml } from '../../../escape-html.ts';
import { fillTemplates } from './templates.ts';

const NOTE = /^\[\^([^\]\s]+)\]:[ \t]*((?:[^\n]*)(?:\n(?:[ \t]+[^\n]*|[ \t]*(?=\n[ \t]+\S)))*)/gm;

const markdown = new Marked({
  gfm: true,
  renderer: {
    /** A title is a caption. */
    image({ href, title, text }) {
      const picture = `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}">`;
      return title ? `<figure>${picture}<figcaption>${escapeHtml(title)}</figcaption></figure>` : picture;
    },
  },
});

/**
 * The HTML of a Markdown text.
 * @param folder where its file is, below the source: pictures may stand beside it
 */
export function bodyHtml(
  source: string,
  folder: string,
  isMdx: boolean,
): { html: string; leftOut: string[] } {
  const { text, leftOut } = fillTemplates(source, isMdx);
  const html = withNotes(text);
  return {
    html: html.replace(
      /(<img\b[^>]*?\ssrc=")([^"]*)"/g,
      (_, begun: string, src: string) => `${begun}${placed(src, folder)}"`,
    ),
    leftOut,
  };
}

/** The address of a picture, which is named from the text's file. */
export function placed(address: string, folder: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|\/|#)/i.test(address) || address === '') return address;
  return `/${posix.normalize(posix.join(folder, address)).replace(/^(?:\.\.\/)+/, '')}`;
}

/** Footnotes, which Markdown of GitHub has: `[^1]` in the text, `[^1]: …` anywhere. */
function withNotes(source: string): string {
  const notes = new Map<string, string>();
  const fences: string[] = [];
  const text = source
    .replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n\1[ \t]*$/gm, (code) => `\ue001${fences.push(code) - 1}\ue001`)
    .replace(NOTE, (_, id: string, note: string) => {
      notes.set(id, note.replace(/\n[ \t]+/g, '\n'));
      return '';
    })
    .replace(/\[\^([^\]\s]+)\](?!:)/g, (whole, id: string) =>
      notes.has(id) ? `<sup><a href="#note-${encodeURIComponent(id)}">${escapeHtml(id)}</a></sup>` : whole,
    )
    .replace(/\ue001(\d+)\ue001/g, (_, index: string) => fences[Number(index)] ?? '');
  const html = markdown.parse(text, { async: false });
  if (notes.size === 0) return html;
  const items = [...notes].map(
    ([id, note]) => `<li id="note-${escapeHtml(id)}">${markdown.parse(note, { async: false })}</li>`,
  );
  return `${html}<section class="footnotes"><ol>${items.join('')}</ol></section>`;
}
