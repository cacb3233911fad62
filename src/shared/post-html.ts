/**
 * Which version of the rules made a sanitised text: raise it with every change of what is done to an author's HTML, so
 * that no text made by other rules is shown. `tests/unit/lib/rich-text-rules.test.ts` fails where that was forgotten.
 */
export const RICH_TEXT_RULES = 15;

/** What displayed post HTML may hold, as DOMPurify takes it: in the browser, and for those who read without scripts. */
export const SANITIZER_RULES = {
  /** [5.72] */
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'pre', 'code', 'strong', 'em', 'u', 's', 'mark'],
    ...['ul', 'ol', 'li', 'a', 'img', 'blockquote', 'div', 'span', 'b', 'i'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'colgroup', 'col'],
  ],
  /** [5.74] */
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'class', 'id', 'target', 'rel', 'width', 'height'],
  /** The first number of a list. */
  ADD_ATTR: (name: string, tag: string) => name === 'start' && tag === 'ol',
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** Of links and images: http, https, mailto, tel, or relative; images may also be data. [5.69] [5.70] */
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
};

/**
 * A piece of an author's HTML: markup that is safe to insert, with its headings (absent for none; null where they are
 * still to be read from the document that carries it), the id of a video to be played there (`?start=42` behind it where it
 * starts later), or a code block as plain text (`language` as its `language-…` class says it).
 */
export type RichTextPart =
  | { kind: 'html'; html: string; headings?: TextHeading[] | null }
  | { kind: 'video'; id: string }
  | ({ kind: 'code' } & CodePart);

/** A heading in a text. The author's `h1` is of the first level. */
export interface TextHeading {
  id: string;
  level: number;
  title: string;
}

export interface CodePart {
  language: string | null;
  /** The name of the file that the code is from; absent for none. */
  file?: string;
  text: string;
  /** The text as safe HTML with its words marked; null where its language is not known, absent until that is tried. */
  highlighted?: string | null;
}

/** The id in the address of an embedded YouTube player, with where it starts; null for any other address. */
export function embeddedVideoId(src: string): string | null {
  const pattern = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#]|$)/i;
  const id = pattern.exec(src.trim())?.[1];
  return id === undefined ? null : timedVideo(id, src.trim());
}

/** The place in a YouTube address at which its video starts: `t=42`, `t=1m5s` or `start=42`. */
const START = /[?&#](?:t|start|time_continue)=(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?(?=[&#]|$)/i;

/** The id of a video as it is kept: followed by `?start=42` where the address that it came from says when it starts. */
export function timedVideo(id: string, address: string): string {
  const [, hours = 0, minutes = 0, seconds = 0] = START.exec(address) ?? [];
  const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return start === 0 ? id : `${id}?start=${start}`;
}

/** Where a video is watched. */
export function videoAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id.replace('?start', '&t')}`;
}

/**
 * The HTML without the styles by which a saved video keeps its shape. They are never used where it is shown or edited,
 * and reading them there would be reported as a breach of the Content-Security-Policy.
 */
export function withoutVideoStyles(html: string): string {
  return html.replace(/(<div class="video-embed"|<iframe src="[^"]*"[^<>]*?) style="[^"]*"/g, '$1');
}
