import { escapeHtml } from '../../../escape-html.ts';
import { cardHtml, type Payload } from './cards.ts';

/** A text of Ghost's old editor, version 0.3. */
interface Mobiledoc {
  atoms?: [name: string, text: string, payload: Payload][];
  cards?: [name: string, payload: Payload][];
  markups?: [tag: string, attributes?: string[]][];
  sections?: Section[];
}
/** [1, tag, markers], [2, src], [3, tag, items], [10, card]. */
type Section = [kind: number, what: string | number, parts?: unknown[]];
/** [0 text or 1 atom, the markups that it opens, how many it closes, the text or the atom's number]. */
type Marker = [kind: number, opened: number[], closed: number, value: string | number];

const ELEMENTS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'aside', 'pull-quote']);

/** The HTML of a text of Ghost's old editor; '' for what is none. */
export function mobiledocHtml(json: string): string {
  try {
    const source = JSON.parse(json) as Mobiledoc;
    return (source.sections ?? []).map((section) => sectionHtml(section, source)).join('');
  } catch {
    return '';
  }
}

function sectionHtml([kind, what, parts = []]: Section, source: Mobiledoc): string {
  if (kind === 10) {
    const [name, payload] = source.cards?.[Number(what)] ?? [];
    return name === undefined ? '' : cardHtml(name, payload ?? {});
  }
  if (kind === 2) return `<img src="${escapeHtml(String(what))}" alt="">`;
  if (kind === 3) {
    const items = (parts as Marker[][]).map((markers) => `<li>${markersHtml(markers, source)}</li>`);
    return what === 'ol' ? `<ol>${items.join('')}</ol>` : `<ul>${items.join('')}</ul>`;
  }
  const name = String(what).toLowerCase();
  const element = !ELEMENTS.has(name) ? 'p' : name.startsWith('h') || name === 'p' ? name : 'blockquote';
  return `<${element}>${markersHtml(parts as Marker[], source)}</${element}>`;
}

function markersHtml(markers: readonly Marker[], { markups = [], atoms = [] }: Mobiledoc): string {
  const open: string[] = [];
  let html = '';
  for (const [kind, opened, closed, value] of markers) {
    for (const number of opened) {
      const [tag = 'span', attributes = []] = markups[number] ?? [];
      const href = attributes[attributes.indexOf('href') + 1] ?? '';
      html += tag === 'a' ? `<a href="${escapeHtml(href)}">` : `<${tag}>`;
      open.push(tag);
    }
    const [name, text] = kind === 1 ? (atoms[Number(value)] ?? []) : [];
    html += kind === 0 ? escapeHtml(String(value)) : name === 'soft-return' ? '<br>' : escapeHtml(text ?? '');
    for (let times = 0; times < closed; times += 1) html += `</${open.pop() ?? 'span'}>`;
  }
  return html;
}
