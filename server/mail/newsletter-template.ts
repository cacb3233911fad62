import linkifyStr from 'linkify-string';
import type { NewsletterInput } from '#shared/contract/newsletter.ts';
import { site } from '#content/site.ts';
import type { Message } from './mailer.ts';
import { escapeHtml } from '../escape-html.ts';

/** A newsletter as text and HTML. What the owner typed is text: escaped, its paragraphs kept, its links clickable. */
export function newsletterMessage(newsletter: NewsletterInput): Omit<Message, 'to'> {
  const { subject, content, cta_text, cta_url } = newsletter;
  const paragraphs = content.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  const button = cta_url === '' ? null : { url: cta_url, text: cta_text || cta_url };
  const signature = `${site.name}, ${site.trade.toLowerCase()} in ${site.city}`;

  return {
    subject,
    text: [content, ...(button === null ? [] : [`${button.text}: ${button.url}`]), `-- \n${signature}`].join(
      '\n\n',
    ),
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#FBF7F0;color:#1E1A15;font:17px/1.6 Georgia,serif">
<div style="max-width:36rem;margin:0 auto;padding:32px 20px">
<h1 style="font-size:28px;line-height:1.2;font-weight:600">${escapeHtml(subject)}</h1>
${paragraphs.map((paragraph) => `<p>${linkifyStr(paragraph, { nl2br: true, defaultProtocol: 'https' })}</p>`).join('\n')}
${button === null ? '' : `<p><a href="${escapeHtml(button.url)}" style="display:inline-block;background:#A8431F;color:#FFFFFF;padding:12px 20px;text-decoration:none">${escapeHtml(button.text)}</a></p>`}
<p style="border-top:1px solid #E4DACB;padding-top:16px;color:#6A6155;font-size:14px">${escapeHtml(signature)}</p>
</div></body></html>`,
  };
}
