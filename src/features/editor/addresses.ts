import { timedVideo } from '#shared/post-html.ts';

const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);
const IMAGE_SCHEMES = new Set(['http', 'https', 'data']);
const VIDEO_ID = /^[\w-]{11}$/;

/** The address if links may use it: http, https, mailto, tel, or relative. Null for any other. [5.66] [5.70] */
export function safeLink(address: string): string | null {
  return withScheme(address, LINK_SCHEMES);
}

/** The address if images may use it: http, https, data, or relative. Null for any other. [5.68] [5.69] */
export function safeImage(address: string): string | null {
  return withScheme(address, IMAGE_SCHEMES);
}

/** The site that a text is written for. */
export interface Site {
  /** '' or '/sub-folder'. */
  base: string;
  /** `https://example.com`, no slash at the end. */
  origin: string;
}

/** The address of the web, an email or a telephone that a text is, and nothing else; null for any other text. */
export function loneAddress(text: string): string | null {
  const address = text.trim();
  const isOne = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)\S*$/i.test(address);
  return isOne && URL.canParse(address) ? safeLink(address) : null;
}

/** A web address among words: where it stands there, and where it leads. */
export interface FoundAddress {
  start: number;
  length: number;
  /** With `https://` where a `www.` stands for it. */
  address: string;
}

/** The web address that a text ends with, without the signs of its sentence; null for none. */
export function addressAtEnd(text: string): FoundAddress | null {
  const found =
    /(?<![^\s("'“‘«[])(?:https?:\/\/(?:localhost\b|[^\s/]+\.[^\s/.])|www\.[^\s/.]+\.[^\s/.])\S*$/i.exec(text);
  if (found === null) return null;
  const [all] = found;
  const closes = all.includes('(') ? /[.,;:!?'"”’»\]]+$/ : /[.,;:!?'"”’»\])]+$/;
  const words = all.replace(closes, '');
  const address = loneAddress(/^www\./i.test(words) ? `https://${words}` : words);
  return address === null ? null : { start: found.index, length: words.length, address };
}

/** The web addresses in a text, in their order. */
export function addressesIn(text: string): FoundAddress[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const found = addressAtEnd(word);
    return found === null ? [] : [{ ...found, start: index + found.start }];
  });
}

/** The id of the video whose address is all of a text; null for any other text. */
export function loneVideo(text: string): string | null {
  const found = addressAtEnd(text.trim());
  return found?.length === text.trim().length ? youtubeId(found.address) : null;
}

/** Where a link to an address leads, as it is saved: to a page of the site itself by its path, wherever the site moves. */
export function linkFor(address: string, { base, origin }: Site): string {
  if (!/^https?:/i.test(address)) return address;
  const { origin: from, pathname, search, hash } = new URL(address);
  if (from !== origin || !`${pathname}/`.startsWith(`${base}/`)) return address;
  return `${pathname.slice(base.length) || '/'}${search}${hash}`;
}

/**
 * The video id in a YouTube address (watch, youtu.be or embed), with or without `https://`, and where the video starts:
 * `dQw4w9WgXcQ?start=42`; null if there is none.
 * [5.54] [5.55] [5.56] [5.67]
 */
export function youtubeId(address: string): string | null {
  const url = parse(address.trim());
  if (url === null) return null;
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  const [, first = '', second = ''] = url.pathname.split('/');
  if (host === 'youtu.be') return whenId(first, url);
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  if (first === 'watch') return whenId(url.searchParams.get('v') ?? '', url);
  return first === 'embed' ? whenId(second, url) : null;
}

function whenId(text: string, { href }: URL): string | null {
  return VIDEO_ID.test(text) ? timedVideo(text, href) : null;
}

function parse(address: string): URL | null {
  try {
    const url = new URL(/^[a-z]+:/i.test(address) ? address : `https://${address.replace(/^\/\//, '')}`);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/** Browsers ignore spaces and control characters in a scheme, so this does too. */
function withScheme(address: string, schemes: ReadonlySet<string>): string | null {
  const trimmed = address.trim();
  // eslint-disable-next-line no-control-regex -- they are what must not hide a scheme
  const scheme = /^([^/?#:]*):/.exec(trimmed.replace(/[\u0000-\u0020\u007f]/g, ''))?.[1];
  if (trimmed === '') return null;
  return scheme === undefined || schemes.has(scheme.toLowerCase()) ? trimmed : null;
}
