import type { NewsletterPage, NewsletterTeaser } from '#shared/contract/newsletter-pages.ts';
import { escapeHtml } from '../../escape-html.ts';
import { proseText } from '../../plain-text.ts';
import type { PageRow } from './newsletter-pages.repository.ts';

/** Characters of a newsletter's text that lists show. */
const BEGINNING = 200;
/** An address in a plain text, without the punctuation after it. */
const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]’”]/g;

/** @param postSlug of the post that it is a copy of */
export function presentNewsletter(row: PageRow, postSlug: string | null): NewsletterPage {
  const { slug, subject, begun_at: sent_at, format, cta_text, cta_url } = row;
  const text = format === 'rich' ? row.content : asHtml(row.content);
  // The plain composer's button leads to this very site.
  const button =
    format === 'plain' || cta_url === ''
      ? ''
      : `<p><a href="${escapeHtml(cta_url)}">${escapeHtml(cta_text || cta_url)}</a></p>`;
  const beginning = beginningOf(row.preview_text.trim() || firstWords(text));
  return { slug, subject, sent_at, beginning, content: text + button, post_slug: postSlug };
}

export function presentTeaser({ slug, subject, sent_at, beginning }: NewsletterPage): NewsletterTeaser {
  return { slug, subject, sent_at, beginning };
}

/** What was typed as plain text, with its paragraphs and its links. */
function asHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linked(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function linked(text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    html += `${escapeHtml(text.slice(end, index))}<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** The first paragraph with words in it. Blocks put together would run into each other. */
function firstWords(html: string): string {
  for (const [paragraph] of html.matchAll(/<p\b.*?<\/p>/gs)) {
    const words = proseText(paragraph);
    if (words !== '') return words;
  }
  return proseText(html);
}

/** Ends after a word. */
function beginningOf(text: string): string {
  if (text.length <= BEGINNING) return text;
  const end = text.lastIndexOf(' ', BEGINNING);
  return `${text.slice(0, end > 0 ? end : BEGINNING)} …`;
}
