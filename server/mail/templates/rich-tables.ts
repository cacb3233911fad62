import { escapeHtml } from '../../escape-html.ts';
import { childrenOf, type Element, type Node, textOf } from './html-nodes.ts';
import { richStyles as styles } from './rich-styles.ts';

const LAYOUT = 'cellpadding="0" cellspacing="0" role="presentation"';

/** One cell around a part of the text: all programs draw its edge and its ground. */
export function frame(className: string, style: string, inside: string): string {
  return `<table ${LAYOUT} style="${styles.frame}"><tbody><tr><td class="${className}" style="${style}">${inside}</td></tr></tbody></table>`;
}

/** Code as it is, and its file's name. It keeps its lines; long ones break where the screen ends. */
export function codeBlock(block: Element): string {
  const code = childrenOf(block).find(({ name }) => name === 'code') ?? block;
  const name = code.attribs.title?.trim() ?? '';
  const head =
    name === '' ? '' : `<p class="quiet" style="${styles.codeName}"><strong>${escapeHtml(name)}</strong></p>`;
  const text = escapeHtml(textOf(block, '\n').replace(/\n$/, ''));
  return frame('code line', styles.code, `${head}<pre class="ink" style="${styles.pre}">${text}</pre>`);
}

/** Writes what is in an element. */
type Write = (nodes: readonly Node[]) => string;

/** A table with rules, in the order head, body, foot. */
export function dataTable(table: Element, write: Write): string {
  const children = childrenOf(table);
  const caption = children.find(({ name }) => name === 'caption');
  const rows = children.flatMap((part) => (part.name === 'tr' ? [part] : rowsOf(part)));
  if (rows.length === 0) return '';
  const title =
    caption === undefined
      ? ''
      : `<caption class="quiet" style="${styles.caption}">${write(caption.childNodes)}</caption>`;
  const body = rows.map((row) => `<tr>${cellsOf(row, write)}</tr>`).join('');
  return `<table class="data line" cellpadding="0" cellspacing="0" style="${styles.table}">${title}<tbody>${body}</tbody></table>`;
}

function rowsOf(part: Element): Element[] {
  if (!['thead', 'tbody', 'tfoot'].includes(part.name)) return [];
  return childrenOf(part).filter(({ name }) => name === 'tr');
}

function cellsOf(row: Element, write: Write): string {
  return childrenOf(row)
    .filter(({ name }) => name === 'td' || name === 'th')
    .map(({ name, childNodes }) => {
      const style = name === 'th' ? styles.headCell : styles.cell;
      return `<${name} class="line ink" style="${style}">${write(childNodes).trim()}</${name}>`;
    })
    .join('');
}
