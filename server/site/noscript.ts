import { business } from '#content/business.ts';
import { openingHours } from '#shared/opening-hours.ts';
import { escapeHtml } from '../escape-html.ts';

/** The content of a plain document for browsers without scripts: its topic and how to get in touch. */
export function plainPage(
  base: string,
  { title, description }: { title: string; description: string },
): string {
  const { name, trade } = business.who;
  const { email, phone, phoneShown } = business.reach;
  return `<main class="shell section">
<p><a href="${base}/">${escapeHtml(name)}, ${escapeHtml(trade.toLowerCase())}</a></p>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>
<p>This page needs JavaScript. Without it, write to
<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a> or call
<a href="tel:${phone}">${escapeHtml(phoneShown)}</a> (${escapeHtml(openingHours.inOneLine)}).</p>
</main>`;
}
