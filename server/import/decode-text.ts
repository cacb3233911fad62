/** What Windows-1252 has where ISO 8859-1 has control characters. Node.js 20 takes the one for the other. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Text of a file, whatever wrote it: UTF-8, UTF-16 or else Windows-1252, without a byte order mark, with line feeds alone. */
export function decodeText(bytes: Uint8Array): string {
  return decoded(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}

function decoded(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = Buffer.from(bytes).toString('latin1');
    return text.replace(
      /[\u0080-\u009f]/g,
      (character) => WINDOWS[character.charCodeAt(0) - 0x80] ?? character,
    );
  }
}

/** By the byte order mark; UTF-8 without one. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}
