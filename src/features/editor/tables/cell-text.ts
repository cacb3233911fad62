import type { Op } from '../formats.ts';
import { inlineHtml } from '../inline-html.ts';
import { pastedInline } from '../paste/pasted-inline.ts';
import { readInline } from '../read-inline.ts';

/** The words of a cell with their marks, as they are saved: whatever a browser has made of them while one typed. */
export function cellHtml(nodes: Iterable<Node>): string {
  const known = [...nodes];
  const ops = readInline(known, '');
  const html = ops === null ? pastedInline(known) : inlineHtml(ops.filter(isWords), '');
  return html.replace(/<img[^>]*>/g, '').replace(/(?:<br>)+$/, '');
}

/** Whether a cell holds nothing but words and their marks. */
export function isPlainText(nodes: Iterable<Node>): boolean {
  const ops = readInline(nodes, '');
  return ops?.every(isWords) ?? false;
}

/** Text or a line break, and no picture. */
function isWords({ insert }: Op): boolean {
  return typeof insert === 'string' || (insert !== undefined && 'soft-break' in insert);
}
