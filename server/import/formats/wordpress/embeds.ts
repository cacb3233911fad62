import { escapeHtml } from '../../../escape-html.ts';
import { videoId } from '../../html/video-id.ts';

/** An address that stands for what is there: a video is a player, anything else a link. */
export function embed(address: string): string {
  const url = address.trim().replaceAll('&amp;', '&');
  const id = videoId(url);
  if (id !== null) return `<iframe src="https://www.youtube.com/embed/${id}"></iframe>`;
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`;
}

/** Embeds the addresses that are lines of their own. */
export function embedLines(text: string): string {
  return text.replace(
    /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*\r?$/gm,
    (_, address: string) => `\n\n${embed(address)}\n\n`,
  );
}

/** Embeds the addresses that are paragraphs of their own. */
export function embedParagraphs(html: string): string {
  return html.replace(/<p>\s*(https?:\/\/[^\s<>"]+)\s*<\/p>/g, (_, address: string) => embed(address));
}
