import { marked } from 'marked';
import { escapeHtml } from '../../../escape-html.ts';
import { videoId } from '../../html/video-id.ts';

/** What a card of Ghost's editor holds, in any of its versions. */
export type Payload = Readonly<Record<string, unknown>>;

/** The HTML of a card, in Ghost's old editor (mobiledoc) and in its new one (lexical); '' for one that shows no text. */
export function cardHtml(name: string, payload: Payload): string {
  const text = (...keys: string[]) =>
    keys.map((key) => payload[key]).find((value) => typeof value === 'string') ?? '';
  switch (name) {
    case 'card-markdown':
    case 'markdown':
      return marked.parse(text('markdown'), { async: false, gfm: true });
    case 'html':
      return text('html');
    case 'hr':
    case 'horizontalrule':
      return '<hr>';
    case 'image':
      return figure(linked(picture(payload), text('href')), text('caption'), widthOf(text('cardWidth')));
    case 'gallery': {
      const pictures = listOf(payload.images).map((it) => `<div>${picture(it)}</div>`);
      return figure(pictures.join(''), text('caption'), 'kg-gallery-card');
    }
    case 'code':
    case 'codeblock':
      return figure(
        `<pre data-language="${escapeHtml(text('language'))}">${escapeHtml(text('code'))}</pre>`,
        text('caption'),
      );
    case 'embed':
      return figure(embedded(text('url'), text('html')), text('caption'));
    case 'bookmark':
      return linkTo(text('url'), textIn(payload.metadata, 'title') || text('title', 'url'));
    case 'callout':
      return `<div class="callout callout-note">${text('calloutText')}</div>`;
    case 'toggle':
      return `<p><strong>${text('heading')}</strong></p>${text('content')}`;
    case 'button':
      return button(text('buttonUrl'), text('buttonText'), text('alignment'));
    case 'call-to-action':
      return text('textValue') + button(text('buttonUrl'), text('buttonText'));
    case 'header':
      return `<h2>${text('header')}</h2><p>${text('subheader')}</p>`;
    case 'product':
      return `<p><strong>${text('productTitle')}</strong></p>${text('productDescription')}${button(text('productUrl'), text('productButton'))}`;
    case 'video':
    case 'audio':
    case 'file':
      return figure(
        linkTo(text('src'), text('fileTitle', 'title', 'fileName', 'src')),
        text('caption', 'fileCaption'),
      );
    default:
      return '';
  }
}

function figure(inside: string, caption: string, kind = ''): string {
  const named = kind === '' ? '' : ` class="${kind}"`;
  return inside === ''
    ? ''
    : `<figure${named}>${inside}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
}

function widthOf(width: string): string {
  return width === 'wide' || width === 'full' ? 'kg-width-wide' : '';
}

function picture({ src, alt }: Payload): string {
  if (typeof src !== 'string' || src === '') return '';
  const named = typeof alt === 'string' ? alt : '';
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(named)}">`;
}

function linked(html: string, href: string): string {
  return href === '' || html === '' ? html : `<a href="${escapeHtml(href)}">${html}</a>`;
}

function linkTo(url: string, words: string): string {
  return url === '' ? '' : `<p><a href="${escapeHtml(url)}">${escapeHtml(words || url)}</a></p>`;
}

function button(url: string, words: string, align = 'left'): string {
  return url === '' ? '' : `<div class="kg-button-card kg-align-${align}">${linkTo(url, words)}</div>`;
}

/** A video is a player, anything else a link. */
function embedded(url: string, html: string): string {
  return videoId(url) === null && html.includes('<iframe') && !/^https?:/.test(url)
    ? html
    : `<iframe src="${escapeHtml(url)}"></iframe>`;
}

function listOf(value: unknown): Payload[] {
  return Array.isArray(value) ? (value as Payload[]) : [];
}

function textIn(value: unknown, key: string): string {
  const found = typeof value === 'object' && value !== null ? (value as Payload)[key] : undefined;
  return typeof found === 'string' ? found : '';
}
