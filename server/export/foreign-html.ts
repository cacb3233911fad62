import { type CaptionPiece, captionPieces } from '#shared/rich-text/caption.ts';

const VIDEO =
  /<div class="video-embed"[^>]*>\s*<iframe [^>]*?src="https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{11}(?:\?start=\d+)?)"[^>]*><\/iframe>\s*<\/div>/g;

/** A picture by itself, whose caption is kept as its title. */
const CAPTIONED = /<p>(<img\b[^>]*?) title="([^"]+)"([^>]*>)<\/p>/g;
/** A picture by itself that is wider than the text, with its caption if it has one. */
const WIDE_PICTURE =
  /<(?:p|figure)>(<img\b[^>]*?) class="(decorative )?wide"([^>]*>)(<figcaption>.*?<\/figcaption>)?<\/(?:p|figure)>/g;
/** A paragraph whose link is drawn as a button. */
const BUTTON = /<p class="(?:ql-align-(center|right) )?button">(<a href="[^"]*")[^>]*>([^<]*)<\/a><\/p>/g;
/** What the language of code is called here where its lines are numbered. */
const NUMBERED = /(<code class="language-[\w-]+)\+numbers"/g;

/** How another system has what is expressed here in a way of our own. */
interface Foreign {
  /** What shows a video, by its id and where it starts. */
  video: (id: string) => string;
  /** The classes of a figure that is wider than the text. */
  wide: string;
  /** What shows a button, of its link without a class. */
  button: (link: { begun: string; words: string; align: string }) => string;
}

/**
 * A post's HTML for another system: its own addresses with the site before them, where pictures are to be had, captions
 * where others look for them, languages as others call them, and videos, buttons and wide pictures as that system takes them.
 */
export function foreignHtml(html: string, siteUrl: string, { video, wide, button }: Foreign): string {
  return html
    .replace(VIDEO, (_, id: string) => video(id))
    .replace(
      CAPTIONED,
      (_, begun: string, caption: string, rest: string) =>
        `<figure>${begun}${rest}<figcaption>${captionHtml(captionPieces(caption))}</figcaption></figure>`,
    )
    .replace(WIDE_PICTURE, (_, ...parts: string[]) => wideFigure(parts, wide))
    .replace(BUTTON, (_, align: string | undefined, begun: string, words: string) =>
      button({ begun, words, align: align ?? 'left' }),
    )
    .replace(NUMBERED, '$1"')
    .replace(/(<(?:a|img)\b[^>]*?\s(?:href|src)=")\/(?!\/)/g, `$1${siteUrl}/`);
}

/** A caption whose words and addresses are escaped already, as they are in the text. */
function captionHtml(pieces: readonly CaptionPiece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const { tag, href, inside } = piece;
      return `<${tag}${tag === 'a' ? ` href="${href}"` : ''}>${captionHtml(inside)}</${tag}>`;
    })
    .join('');
}

function wideFigure([image = '', decorative = '', rest = '', caption = '']: string[], wide: string): string {
  const named = decorative === '' ? '' : ` class="${decorative.trim()}"`;
  return `<figure class="${wide}">${image}${named}${rest}${caption}</figure>`;
}

/** An address with the site before it, unless it is of another one. */
export function absoluteUrl(address: string, siteUrl: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? `${siteUrl}${address}` : address;
}
