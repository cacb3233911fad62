import { ALIGNMENTS, type Op } from './formats.ts';
import { inlineHtml, oneOf } from './inline-html.ts';
import { NOTE_LIST } from './note-lines.ts';
import { writeTask } from './tasks.ts';

interface ListLine {
  ops: Op[];
  format: Record<string, unknown>;
}

/** Converts lines with an indent to nested lists. [K9] */
export function listHtml(lines: readonly ListLine[], base: string): string {
  const open: string[] = [];
  let html = '';
  for (const { ops, format } of lines) {
    const tag = format.list === 'ordered' || format.list === NOTE_LIST ? 'ol' : 'ul';
    // A list can be nested only one level deeper than its parent item.
    const depth = format.list === NOTE_LIST ? 0 : Math.min(Number(format.indent ?? 0), open.length);
    while (open.length > depth + 1) html += `</li></${String(open.pop())}>`;
    if (open.length === depth + 1) {
      html += '</li>';
      if (open[depth] !== tag) html += `</${String(open.pop())}>`;
    }
    if (open.length === depth) {
      html += `<${tag}>`;
      open.push(tag);
    }
    const align = oneOf(ALIGNMENTS, format.align, 'ql-align-');
    html += `<li${align === null ? '' : ` class="${align}"`}>${itemHtml({ ops, format }, base)}`;
  }
  return (
    html +
    open
      .reverse()
      .map((tag) => `</li></${tag}>`)
      .join('')
  );
}

function itemHtml({ ops, format: { list } }: ListLine, base: string): string {
  const html = inlineHtml(ops, base);
  return list === 'checked' || list === 'unchecked' ? writeTask(list === 'checked', html) : html;
}
