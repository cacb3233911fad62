/** A piece of a picture's caption: words, or a link, or what is bold or in italics. */
export type CaptionPiece = string | { tag: 'a' | 'strong' | 'em'; href: string; inside: CaptionPiece[] };

/** Completes a link where it is shown. */
export type PlaceLink = (link: Element) => void;

/**
 * What a caption has of Markdown, one behind the other: an escaped sign, an asterisk within a word or a calculation, a link, what
 * is bold, what is in italics. Any other sign is what it is. Each is looked for as far as a sentence goes: a caption of a thousand
 * signs is read in no more than its time.
 */
const MARK =
  /\\([*[\]])|[\p{L}\p{N}]\*(?!\*)|\[((?:\\[^]|[^\\[\]]){1,500})\]\(((?:(?:https?|mailto|tel):|[/#?.])(?:[^\s()]|\([^\s()]*\))*)\)|\*\*(?!\s|\*\*|\*$)((?:\\[^]|\*(?!\*(?!\*))|[^\\*]){0,500}(?:\\[^]|\*(?!\*(?!\*))|[^\s\\*]))\*\*(?!\*)|\*(?![\s*])((?:\\[^]|\*\*|[^\\*]){0,500}(?:\\[^]|\*\*|[^\s\\*]))\*(?![\p{L}\p{N}*])/gu;

/** The pieces of a caption, whose links, bold words and italics are written as Markdown has them. */
export function captionPieces(caption: string): CaptionPiece[] {
  const pieces: CaptionPiece[] = [];
  let end = 0;
  for (const match of caption.matchAll(MARK)) {
    const [all, escaped, words, href = '', bold, italic] = match;
    pieces.push(caption.slice(end, match.index));
    end = match.index + all.length;
    const inside = words ?? bold ?? italic;
    if (inside === undefined) pieces.push(escaped ?? all);
    else {
      const tag = words === undefined ? (bold === undefined ? 'em' : 'strong') : 'a';
      pieces.push({ tag, href, inside: captionPieces(inside) });
    }
  }
  return [...pieces, caption.slice(end)].filter((piece) => piece !== '');
}

/** A caption without its marks, for what shows words alone. */
export function captionWords(caption: string): string {
  return wordsOf(captionPieces(caption));
}

/**
 * A caption of these pieces. What would be read as a mark is escaped, and nothing else; marks that can't stand where they are, as in
 * the middle of a word, are left out.
 */
export function captionOf(pieces: readonly CaptionPiece[]): string {
  const words = wordsOf(pieces);
  const escaped = (text: string) => text.replace(/[*[\]]/g, '\\$&');
  const ways = [written(pieces, (text) => text), written(pieces, escaped), words];
  return ways.find((way) => captionWords(way) === words) ?? escaped(words);
}

function wordsOf(pieces: readonly CaptionPiece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : wordsOf(piece.inside))).join('');
}

function written(pieces: readonly CaptionPiece[], write: (text: string) => string): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return write(piece);
      const { tag, href, inside } = piece;
      const [, before = '', words = '', behind = ''] =
        /^(\s*)(.*?)(\s*)$/s.exec(written(inside, write)) ?? [];
      if (words === '') return before;
      const sign = tag === 'strong' ? '**' : '*';
      return before + (tag === 'a' ? captionLink(words, href) : sign + words + sign) + behind;
    })
    .join('');
}

/** A link in a caption, as it is written. */
export function captionLink(words: string, href: string): string {
  const address = href.trim().replace(/[\s()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `[${words}](${address})`;
}

/** Puts the pieces of a caption into an element. */
export function appendCaption(
  element: Element,
  pieces: readonly CaptionPiece[],
  placeLink?: PlaceLink,
): void {
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      element.append(piece);
      continue;
    }
    const marked = element.ownerDocument.createElement(piece.tag);
    if (piece.tag === 'a') {
      marked.setAttribute('href', piece.href);
      placeLink?.(marked);
    }
    appendCaption(marked, piece.inside, placeLink);
    element.append(marked);
  }
}
