import render from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';
import * as words from '#content/words/post.ts';
import { type RichTextPart, videoAddress } from '#shared/post-html.ts';
import { HEADING_CLASSES } from '#shared/rich-text/read-headings.ts';
import { escapeHtml } from '../../escape-html.ts';

/** What only the page's own styles and scripts give a meaning to. Ids would meet those of other posts in a reader. */
const OF_THE_PAGE = /^(class|id|role|target|rel|aria-.+)$/;

/**
 * A post's sanitised text as HTML that stands by itself: every address is absolute, code is plain, and videos are links.
 * @param url the address of the post, to which its own anchors lead
 */
export function feedText(parts: readonly RichTextPart[], url: string): string {
  return parts.map((part) => textOf(part, url)).join('\n');
}

function textOf(part: RichTextPart, url: string): string {
  switch (part.kind) {
    case 'html':
      return standingAlone(part.html, url);
    case 'code':
      return `<pre><code>${escapeHtml(part.text)}</code></pre>`;
    case 'video':
      return `<p><a href="${escapeHtml(videoAddress(part.id))}">${escapeHtml(words.watchVideo)}</a></p>`;
  }
}

function standingAlone(html: string, url: string): string {
  const document = parseDocument(html);
  for (const element of DomUtils.getElementsByTagName('*', document)) {
    if (element.attribs.class === HEADING_CLASSES.link) DomUtils.removeElement(element);
    for (const name of Object.keys(element.attribs)) {
      if (OF_THE_PAGE.test(name)) Reflect.deleteProperty(element.attribs, name);
    }
    for (const name of ['href', 'src']) {
      const address = element.attribs[name];
      if (address !== undefined) element.attribs[name] = absolute(address, url);
    }
  }
  return render(document, { emptyAttrs: true }).trim();
}

function absolute(address: string, url: string): string {
  return URL.canParse(address, url) ? new URL(address, url).href : address;
}
