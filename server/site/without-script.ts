import { site } from '#content/site.ts';
import { formatLongDate } from '#shared/long-date.ts';
import { escapeHtml } from '../escape-html.ts';

interface PlainPost {
  title: string;
  author: string;
  published: string | null;
  /** Sanitised. */
  html: string;
}

/** What a page says where no script runs: what it is about and how to get in touch. */
export function plainPage(base: string, heading: string, description: string): string {
  return frame(base, `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(description)}</p>`);
}

/** A post, to be read where no script runs. */
export function plainPost(base: string, post: PlainPost): string {
  const byline = [`By ${post.author}`, ...(post.published === null ? [] : [formatLongDate(post.published)])];
  return frame(
    base,
    `<article><h1>${escapeHtml(post.title)}</h1><p>${escapeHtml(byline.join(', '))}</p>
<div class="prose">${post.html}</div></article>`,
  );
}

function frame(base: string, content: string): string {
  const { name, trade, email, phone, hours } = site;
  return `<main class="shell section">
<p><a href="${base}/">${escapeHtml(name)}, ${escapeHtml(trade.toLowerCase())}</a></p>
${content}
<p>This site's forms and booking need JavaScript. Without it, write to
<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a> or call
<a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}">${escapeHtml(phone)}</a> (${escapeHtml(hours)}).</p>
</main>`;
}
