import { escapeHtml } from '../../../escape-html.ts';
import { cardHtml, type Payload } from './cards.ts';

/** The bits of a text's format, the innermost element first. */
const FORMATS: readonly (readonly [bit: number, element: string])[] = [
  [16, 'code'],
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];
const MAX_DEPTH = 50;

/** The HTML of a text of Ghost's new editor; '' for what is none. */
export function lexicalHtml(json: string): string {
  try {
    const { root } = JSON.parse(json) as { root?: Payload };
    return root === undefined ? '' : childrenOf(root, 0);
  } catch {
    return '';
  }
}

function childrenOf({ children }: Payload, depth: number): string {
  if (!Array.isArray(children) || depth > MAX_DEPTH) return '';
  return (children as Payload[]).map((node) => nodeHtml(node, depth + 1)).join('');
}

function nodeHtml(node: Payload, depth: number): string {
  const type = typeof node.type === 'string' ? node.type.replace(/^extended-/, '') : '';
  const inside = () => childrenOf(node, depth);
  switch (type) {
    case 'text':
      return textHtml(node);
    case 'linebreak':
      return '<br>';
    case 'tab':
      return ' ';
    case 'paragraph':
      return `<p>${inside()}</p>`;
    case 'heading':
      return /^h[1-6]$/.test(String(node.tag))
        ? `<${String(node.tag)}>${inside()}</${String(node.tag)}>`
        : `<p>${inside()}</p>`;
    case 'quote':
    case 'aside':
      return `<blockquote>${inside()}</blockquote>`;
    case 'list':
      return node.listType === 'number' || node.tag === 'ol'
        ? `<ol start="${Number(node.start ?? 1)}">${inside()}</ol>`
        : `<ul>${inside()}</ul>`;
    case 'listitem':
      return `<li>${inside()}</li>`;
    case 'link':
    case 'autolink':
    case 'at-link':
      return `<a href="${escapeHtml(typeof node.url === 'string' ? node.url : '')}">${inside()}</a>`;
    default:
      return cardHtml(type, node) || inside();
  }
}

function textHtml({ text, format }: Payload): string {
  const bits = typeof format === 'number' ? format : 0;
  return FORMATS.reduce(
    (html, [bit, element]) => ((bits & bit) === 0 ? html : `<${element}>${html}</${element}>`),
    escapeHtml(typeof text === 'string' ? text : ''),
  );
}
