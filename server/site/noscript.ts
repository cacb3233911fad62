import { business } from '#content/business.ts';
import { documents } from '#content/words/documents.ts';
import { openingHours } from '#shared/opening-hours.ts';
import { tradeInSentence } from '#shared/trade.ts';
import { escapeHtml } from '../escape-html.ts';

/**
 * The content of a plain document for browsers without scripts: its topic and how to get in touch. A `noscript` may hold
 * no `main` element.
 */
export function plainPage(
  base: string,
  { title, description }: { title: string; description: string },
): string {
  const { email, phone, phoneShown } = business.reach;
  const byMail = `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`;
  const byPhone = `<a href="tel:${phone}">${escapeHtml(phoneShown)}</a>`;
  return `<div role="main" class="shell section">
<p><a href="${base}/">${escapeHtml(business.who.name)}, ${escapeHtml(tradeInSentence(business))}</a></p>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>
<p>${documents.needsScript(byMail, byPhone, escapeHtml(openingHours.inSentence))}</p>
</div>`;
}
