import { startAttribute } from '#shared/list-start.ts';
import { ALIGNMENTS, LIST_START, type Op } from './formats.ts';
import { inlineHtml, oneOf } from './inline-html.ts';
import { NOTE_LIST } from './note-lines.ts';
import { writeTask } from './tasks.ts';

interface ListLine {
  ops: Op[];
  format: Record<string, unknown>;
}

/** Converts lines with an indent to nested lists. [K9] */
export function listHtml(lines: readonly ListLine[], base: string): string {
  const open: { tag: string; start: unknown }[] = [];
  let html = '';
  for (const { ops, format } of lines) {
    const tag = format.list === 'ordered' || format.list === NOTE_LIST ? 'ol' : 'ul';
    // A list can be nested only one level deeper than its parent item.
    const depth = format.list === NOTE_LIST ? 0 : Math.min(Number(format.indent ?? 0), open.length);
    const start = tag === 'ol' && depth === 0 ? format[LIST_START] : undefined;
    while (open.length > depth + 1) html += `</li></${String(open.pop()?.tag)}>`;
    if (open.length === depth + 1) {
      html += '</li>';
      const list = open[depth];
      const goesOn = list?.tag === tag && (start === undefined || start === list.start);
      if (!goesOn) html += `</${String(open.pop()?.tag)}>`;
    }
    if (open.length === depth) {
      html += `<${tag}${startAttribute(start)}>`;
      open.push({ tag, start });
    }
    const align = oneOf(ALIGNMENTS, format.align, 'ql-align-');
    html += `<li${align === null ? '' : ` class="${align}"`}>${itemHtml({ ops, format }, base)}`;
  }
  return (
    html +
    open
      .reverse()
      .map(({ tag }) => `</li></${tag}>`)
      .join('')
  );
}

function itemHtml({ ops, format: { list } }: ListLine, base: string): string {
  const html = inlineHtml(ops, base);
  return list === 'checked' || list === 'unchecked' ? writeTask(list === 'checked', html) : html;
}
