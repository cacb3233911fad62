import { withoutVideoStyles } from '#shared/post-html.ts';
import { createCleaner } from '../../lib/sanitize-html.ts';
import type { Op } from './formats.ts';
import { isBlank, joinName, readBlock } from './read-blocks.ts';
import { isElement, readInline } from './read-inline.ts';
import { youtubeId } from './addresses.ts';

interface Surroundings {
  window: Window & typeof globalThis;
  /** The site's base, put before the addresses of the site's own images. */
  base: string;
}

/**
 * Saved HTML as the editor's document. A block that the editor could not give back unchanged (a table, a list item of
 * several paragraphs) becomes one guarded block, kept to the letter; YouTube players become videos. What the
 * specification does not allow in a post is dropped. [K9]
 */
export function fromHtml(html: string, { window, base }: Surroundings): Op[] {
  const clean = createCleaner(window);
  const parser = new window.DOMParser();
  const parse = (text: string) => parser.parseFromString(text, 'text/html').body;
  const ops: Op[] = [];
  let pending = '';
  function flush() {
    ops.push(...readAll(parse(clean(pending)), base));
    pending = '';
  }
  for (const node of [...parse(withoutVideoStyles(html)).childNodes]) {
    const ids = isElement(node) ? takeVideos(node) : [];
    if (ids.length === 0 || !isHollow(node)) pending += isElement(node) ? node.outerHTML : escaped(node);
    if (ids.length === 0) continue;
    flush();
    ops.push(...ids.map((video) => ({ insert: { video } })));
  }
  flush();
  const last = ops.at(-1)?.insert;
  // The caret must have a line to stand in below the last block.
  return typeof last === 'string' ? ops : [...ops, { insert: '\n' }];
}

function readAll(parent: Element, base: string): Op[] {
  const ops: Op[] = [];
  let loose: Node[] = [];
  let before: string | null = null;
  function endLoose() {
    if (loose.some((node) => !isBlank(node))) {
      ops.push(...(readInline(loose, base) ?? [keptOp(loose)]), { insert: '\n' });
      before = null;
    }
    loose = [];
  }
  for (const node of parent.childNodes) {
    if (!isElement(node) || isInline(node)) {
      loose.push(node);
      continue;
    }
    endLoose();
    const join = joinName(node);
    const isBare = node.tagName === 'DIV' && node.attributes.length === 0;
    const block: Op[] | null = join !== null && join === before ? null : readBlock(node, base);
    if (isBare) ops.push(...readAll(node, base));
    else ops.push(...(block ?? [keptOp([node])]));
    before = block === null ? null : join;
  }
  endLoose();
  return ops;
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, hr, div, table';

function isInline(element: Element): boolean {
  return !element.matches(BLOCKS);
}

function keptOp(nodes: readonly Node[]): Op {
  const html = nodes.map((node) => (isElement(node) ? node.outerHTML : escaped(node))).join('');
  return { insert: { kept: html } };
}

function escaped(node: Node): string {
  if (node.nodeType !== node.TEXT_NODE) return '';
  return (node.nodeValue ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The ids of the YouTube players in a block, whose frames are removed from it. */
function takeVideos(block: Element): string[] {
  const frames = block.matches('iframe') ? [block] : [...block.querySelectorAll('iframe')];
  return frames.flatMap((frame) => {
    const id = youtubeId(frame.getAttribute('src') ?? '');
    if (frame !== block) frame.remove();
    return id === null ? [] : [id];
  });
}

/** A block that held nothing but the player. */
function isHollow(node: Node): boolean {
  if (!isElement(node) || node.matches('iframe')) return true;
  return node.textContent.trim() === '' && node.querySelector('img, hr') === null;
}
