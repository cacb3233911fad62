const OPEN = '<![CDATA[';
const CLOSE = ']]>';
/** How far behind a `]]>` the end of its element, or the next section, is looked for. */
const LOOK_AHEAD = 80;
/** What XML has no way to say, and what stands for half a character. */
// eslint-disable-next-line no-control-regex -- control characters are what it takes out
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Mends what exports have that is not well-formed, piece by piece: control characters go, and a CDATA section that stands
 * in another one, where plugins wrote it without taking it apart, becomes part of its text. WordPress writes
 * `<tag><![CDATA[…]]></tag>` always, so a section ends where its element does, or where the next section begins.
 */
export class XmlRepair {
  #inside = false;
  #rest = '';

  /** What can be passed on of the text so far. */
  write(chunk: string): string {
    return this.#take(this.#rest + chunk.replace(UNSPEAKABLE, ''), false);
  }

  end(): string {
    return this.#take(this.#rest, true);
  }

  #take(text: string, isEnd: boolean): string {
    const parts: string[] = [];
    let at = 0;
    for (;;) {
      const open = text.indexOf(OPEN, at);
      const close = this.#inside ? text.indexOf(CLOSE, at) : -1;
      const next = close >= 0 && (open < 0 || close < open) ? close : open;
      if (next < 0) break;
      if (next === open) {
        if (!this.#inside) parts.push(text.slice(at, open + OPEN.length));
        else parts.push(text.slice(at, open));
        this.#inside = true;
        at = open + OPEN.length;
        continue;
      }
      const behind = text.slice(close + CLOSE.length, close + CLOSE.length + LOOK_AHEAD);
      if (!isEnd && behind.length < LOOK_AHEAD) {
        parts.push(text.slice(at, close));
        this.#rest = text.slice(close);
        return parts.join('');
      }
      const ends = /^\s*(?:<\/[\w:]+\s*>|<!\[CDATA\[)/.test(behind);
      parts.push(text.slice(at, close), ends ? CLOSE : '');
      if (ends) this.#inside = false;
      at = close + CLOSE.length;
    }
    // The end of a chunk may be half of a mark.
    const kept = isEnd ? 0 : Math.min(OPEN.length - 1, text.length - at);
    parts.push(text.slice(at, text.length - kept));
    this.#rest = text.slice(text.length - kept);
    return parts.join('');
  }
}
