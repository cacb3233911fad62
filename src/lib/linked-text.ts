/** A piece of a text that may contain links written `[label](address)`. */
export type TextPiece = { text: string } | { label: string; to: string };

/** 'See the [prices](/pricing).' → 'See the ', a link, '.' */
export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    const [whole, label = '', to = ''] = match;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ label, to });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
