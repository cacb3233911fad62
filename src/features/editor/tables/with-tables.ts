import type { Op } from '../formats.ts';
import { readTable } from './table-model.ts';

/** Makes a table whose cells can be edited of each preserved block that is one. @param parse reads HTML without running it */
export function withTables(ops: readonly Op[], parse: (html: string) => Element): Op[] {
  return ops.map((op) => {
    const html = typeof op.insert === 'object' ? op.insert.kept : undefined;
    return typeof html === 'string' && isTable(html, parse) ? { ...op, insert: { grid: html } } : op;
  });
}

function isTable(html: string, parse: (html: string) => Element): boolean {
  if (!html.startsWith('<table')) return false;
  const [table, other] = parse(html).children;
  return table?.tagName === 'TABLE' && other === undefined && readTable(table as HTMLTableElement) !== null;
}
