import { childrenOf, type Element, elementsIn, type Node, textOf } from '../../mail/templates/html-nodes.ts';
import { escapeHtml } from '../../escape-html.ts';

const MAX_SPAN = 50;

/**
 * A table with its rows, its head and its caption. A cell that spans columns is followed by empty ones. Null for one
 * without rows, or with another table in it, which laid out a page.
 * @param line the content of a cell as one line
 * @param named the caption where it stands outside; null to take the table's own
 */
export function tableHtml(
  table: Element,
  line: (nodes: readonly Node[]) => string,
  named: string | null,
): string | null {
  const inside = elementsIn(table.childNodes);
  if (inside.some(({ name }) => name === 'table')) return null;
  const own = inside.find(({ name }) => name === 'caption');
  const caption = named ?? (own === undefined ? '' : textOf(own).replace(/\s+/g, ' ').trim());
  const head = rowsOf(table, 'thead');
  const body = [...rowsOf(table, null), ...rowsOf(table, 'tbody')];
  const [first] = body;
  // A first row of headings alone is the head, however it was written.
  if (head.length === 0 && first !== undefined && childrenOf(first).every(({ name }) => name === 'th'))
    head.push(...body.splice(0, 1));
  const parts = [
    caption === '' ? '' : `<caption>${escapeHtml(caption)}</caption>`,
    part('thead', head, line),
    part('tbody', body, line),
    part('tfoot', rowsOf(table, 'tfoot'), line),
  ].filter((text) => text !== '');
  return head.length + body.length === 0 ? null : `<table>${parts.join('')}</table>`;
}

function rowsOf(table: Element, group: 'thead' | 'tbody' | 'tfoot' | null): Element[] {
  const parents = group === null ? [table] : childrenOf(table).filter(({ name }) => name === group);
  return parents.flatMap((parent) => childrenOf(parent).filter(({ name }) => name === 'tr'));
}

function part(name: string, rows: readonly Element[], line: (nodes: readonly Node[]) => string): string {
  if (rows.length === 0) return '';
  const written = rows.map((row) => {
    const cells = childrenOf(row).filter((cell) => cell.name === 'td' || cell.name === 'th');
    return `<tr>${cells.map((cell) => cellHtml(cell, line)).join('')}</tr>`;
  });
  return `<${name}>${written.join('')}</${name}>`;
}

function cellHtml(cell: Element, line: (nodes: readonly Node[]) => string): string {
  const { name, attribs, childNodes } = cell;
  const span = Math.min(Number.parseInt(attribs.colspan ?? '1', 10) || 1, MAX_SPAN);
  const align =
    /text-align:\s*(center|right)/i.exec(attribs.style ?? '')?.[1] ??
    /^(center|right)$/i.exec(attribs.align ?? '')?.[1];
  const aligned = align === undefined ? '' : ` class="ql-align-${align.toLowerCase()}"`;
  return `<${name}${aligned}>${line(childNodes)}</${name}>${`<${name}></${name}>`.repeat(span - 1)}`;
}
