import { escapeHtml } from '../../../escape-html.ts';
import { type Block, hasBlocks, renderBlocks } from './blocks.ts';
import { embed, embedLines, embedParagraphs } from './embeds.ts';
import type { Attachment, Library } from './library.ts';
import { replaceShortcodes, type Shortcode } from './shortcodes.ts';

/** What a text is made from, beside its own source. */
export interface ContentDeps {
  library: Library;
  postId: string;
  /** The notes of a text with blocks, as JSON; '' for none. */
  footnotes: string;
}

/** The HTML of a post, and the names of what was left out of it. */
export interface MadeContent {
  html: string;
  leftOut: string[];
}

/** Shortcodes whose content is code, and the language where the name says it. */
const CODE: Record<string, string | null> = {
  code: null,
  sourcecode: null,
  source: null,
  codeblock: null,
  php: 'php',
  python: 'python',
  ruby: 'ruby',
  js: 'js',
  javascript: 'js',
  css: 'css',
  html: 'html',
  xml: 'xml',
  java: 'java',
  csharp: 'csharp',
  cpp: 'cpp',
  bash: 'bash',
  sql: 'sql',
};
const CODE_TAGS = new RegExp(
  `(?<!\\[)\\[(${Object.keys(CODE).join('|')})((?:\\s[^\\]]*)?)\\]([\\s\\S]*?)\\[/\\1\\]`,
  'gi',
);
const MAX_REUSE = 5;

/** Makes the HTML of a post of its source, classic or with blocks, as WordPress would show it without its plugins. */
export function contentHtml(source: string, deps: ContentDeps): MadeContent {
  const leftOut = new Set<string>();
  const coded = codeShortcodes(unbackslashed(source));
  const rendered = rendering(coded, deps, leftOut, 0);
  const { text, restore } = withoutCode(rendered);
  const html = replaceShortcodes(
    text,
    (shortcode) => shortcodeHtml(shortcode, deps),
    (name) => leftOut.add(`[${name}]`),
  );
  return { html: embedParagraphs(restore(html)), leftOut: [...leftOut] };
}

/** Quotation marks that a faulty export has escaped. */
function unbackslashed(source: string): string {
  return /=\\["']/.test(source) ? source.replace(/\\(["'])/g, '$1') : source;
}

function codeShortcodes(source: string): string {
  return source.replace(CODE_TAGS, (whole, name: string, written: string, text: string) => {
    const named =
      /\b(?:lang(?:uage)?|type)\s*=\s*["']?([\w+#-]+)/i.exec(written)?.[1] ??
      CODE[name.toLowerCase()] ??
      null;
    // `[code]` without a language in a line may be a word.
    if (named === null && !text.includes('\n') && name.toLowerCase() === 'source') return whole;
    const isEscaped = /&(?:lt|gt|amp|quot);/.test(text) && !/[<>]/.test(text);
    const language = named === null ? '' : ` class="language-${named}"`;
    return `<pre${language}>${isEscaped ? text : escapeHtml(text)}</pre>`;
  });
}

function rendering(source: string, deps: ContentDeps, leftOut: Set<string>, depth: number): string {
  if (!hasBlocks(source)) return classic(source);
  return renderBlocks(source, (block) => blockHtml(block, deps, leftOut, depth), classic);
}

/** Text as the classic editor saved it: blank lines separate its paragraphs, and the end of a line behind a break is no other. */
function classic(source: string): string {
  const { text, restore } = withoutCode(
    source
      .replace(/<!--\s*(?:more|nextpage|noteaser)[\s\S]*?-->/g, '\n\n')
      .replace(/(<br\s*\/?>)[ \t]*\r?\n/gi, '$1'),
  );
  return `<shingle-lines>${restore(embedLines(text))}</shingle-lines>`;
}

/** Takes code out of a text, in which nothing is to be replaced, and puts it back. */
function withoutCode(html: string): { text: string; restore: (text: string) => string } {
  const kept: string[] = [];
  const text = html
    .replaceAll('\ue000', '')
    .replace(/<(pre|code|script|style|textarea)\b[\s\S]*?<\/\1\s*>/gi, (code) => {
      kept.push(code);
      return `\ue000${kept.length - 1}\ue000`;
    });
  // Code may hold code: the outer one was taken whole.
  return {
    text,
    restore: (changed) =>
      changed.replace(/\ue000(\d+)\ue000/g, (_, index: string) => kept[Number(index)] ?? ''),
  };
}

function blockHtml(block: Block, deps: ContentDeps, leftOut: Set<string>, depth: number): string {
  const { name, attributes, inner } = block;
  const text = (key: string) => (typeof attributes[key] === 'string' ? attributes[key] : '');
  if (name === 'core/block') {
    const source = deps.library.blocks.get(String(attributes.ref));
    if (source === undefined) leftOut.add('a reusable block that is not in the export');
    return source === undefined || depth === MAX_REUSE ? '' : rendering(source, deps, leftOut, depth + 1);
  }
  if (name === 'core/footnotes') return footnotesHtml(deps.footnotes);
  if (name === 'core/freeform') return classic(inner);
  if (name === 'core/more' || name === 'core/nextpage' || name === 'core/spacer') return '';
  if (name === 'core/embed' || name.startsWith('core-embed/')) {
    const address = text('url') || (/https?:\/\/[^\s<"]+/.exec(inner)?.[0] ?? '');
    const caption = /<figcaption[\s\S]*?<\/figcaption>/.exec(inner)?.[0] ?? '';
    return address === '' ? '' : `<figure>${embed(address)}${caption}</figure>`;
  }
  if (name === 'core/gallery' && !/<img/i.test(inner)) return galleryHtml(idsOf(attributes.ids), deps);
  const language = text('language') || text('lang');
  if (text('code') !== '' && !/<pre/i.test(inner)) {
    return `<pre data-language="${escapeHtml(language)}">${escapeHtml(text('code'))}</pre>`;
  }
  if (language !== '' && /^\s*(?:<div[^>]*>\s*)?<pre/i.test(inner)) {
    return inner.replace(/<pre/i, `<pre data-language="${escapeHtml(language)}"`);
  }
  if (inner.trim() === '' && !QUIET.test(name)) leftOut.add(`the block ${name.replace(/^core\//, '')}`);
  return inner;
}

/** Blocks that show nothing of the text: nobody misses them. */
const QUIET =
  /^core\/(?:separator|paragraph|social-links?|post-|query|template|list-item|column|group|avatar|site-)/;

function footnotesHtml(json: string): string {
  try {
    const notes = JSON.parse(json) as unknown;
    if (!Array.isArray(notes)) return '';
    const items = (notes as { id?: unknown; content?: unknown }[]).map(
      ({ id, content }) => `<li id="${escapeHtml(String(id))}">${String(content)}</li>`,
    );
    return `<ol class="wp-block-footnotes">${items.join('')}</ol>`;
  } catch {
    return '';
  }
}

function shortcodeHtml({ name, attributes, content }: Shortcode, deps: ContentDeps): string | null {
  switch (name) {
    case 'caption':
    case 'wp_caption':
      return captionHtml(attributes.caption ?? null, content ?? '');
    case 'gallery':
      return galleryHtml(
        idsOf(attributes.ids ?? attributes.include ?? null),
        deps,
        idsOf(attributes.exclude) ?? [],
      );
    case 'embed':
      return embed(content ?? attributes.src ?? '');
    case 'youtube':
    case 'youtube_sc':
    case 'vimeo':
    case 'soundcloud':
    case 'audio':
    case 'video':
      return mediaHtml(name, attributes, content);
    case 'playlist':
      return '';
    default:
      return null;
  }
}

/** A picture, perhaps in a link, and its caption: an attribute in old exports, what follows the picture in later ones. */
function captionHtml(named: string | null, content: string): string {
  const picture = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(content);
  const [, image = content, rest = ''] = picture ?? [];
  const caption = (named ?? rest).trim();
  return `<figure>${image}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
}

/** @param ids null for the pictures that belong to the post */
function galleryHtml(
  ids: string[] | null,
  { library, postId }: ContentDeps,
  except: readonly string[] = [],
): string {
  const named = ids?.map((id) => library.attachments.get(id));
  const own = (library.attached.get(postId) ?? []).toSorted(
    (a, b) => a.order - b.order || Number(a.id) - Number(b.id),
  );
  const pictures = (named ?? own)
    .filter((picture) => picture?.isPicture === true && !except.includes(picture.id))
    .map((picture) => (picture === undefined ? '' : pictureHtml(picture)))
    .join('');
  return pictures === '' ? '' : `<figure class="wp-block-gallery">${pictures}</figure>`;
}

function pictureHtml({ url, alt, caption }: Attachment): string {
  const words = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${words}</figure>`;
}

function mediaHtml(name: string, attributes: Shortcode['attributes'], content: string | null): string {
  const values = Object.values(attributes).concat(content ?? '');
  const address = values
    .map((value) => /https?:\/\/[^\s"<\]]+/.exec(value)?.[0])
    .find((found) => found !== undefined);
  if (address !== undefined) return embed(address);
  const id = values
    .map((value) => /^=?([\w-]{11})$/.exec(value.trim())?.[1])
    .find((found) => found !== undefined);
  if (name.startsWith('youtube') && id !== undefined) return embed(`https://www.youtube.com/watch?v=${id}`);
  const number = values
    .map((value) => /^\d{5,12}$/.exec(value.trim())?.[0])
    .find((found) => found !== undefined);
  return name === 'vimeo' && number !== undefined ? embed(`https://vimeo.com/${number}`) : '';
}

function idsOf(value: unknown): string[] | null {
  if (value === undefined || value === null) return null;
  return (Array.isArray(value) ? value.map(String) : (value as string | number).toString().split(','))
    .map((id) => id.trim())
    .filter(Boolean);
}
