import { parseDocument } from 'htmlparser2';
import {
  classesOf,
  type Element,
  elementsIn,
  isElement,
  isText,
  type Node,
} from '../../mail/templates/html-nodes.ts';

/** Elements that stand by themselves; everything else is part of a line. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hgroup hr html iframe legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul ' +
    'video audio object embed shingle-lines'
  ).split(' '),
);
/** What is left out with all that it holds: it is no text. */
const SILENT = new Set(
  (
    'applet base button canvas datalist frame frameset head input link map math meta meter noembed noframes noscript param progress ' +
    'script select style svg template textarea title track'
  ).split(' '),
);
/** Deeper elements are taken for their text: nobody writes so, and reading them would take too long. */
const MAX_DEPTH = 100;

export function parse(html: string): Node[] {
  const { childNodes } = parseDocument(html);
  flatten(childNodes, 0);
  return childNodes;
}

function flatten(nodes: readonly Node[], depth: number): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (depth === MAX_DEPTH) node.children = [];
    else flatten(node.childNodes, depth + 1);
  }
}

export function isBlock({ name }: Element): boolean {
  return BLOCKS.has(name);
}

export function isSilent(node: Node): boolean {
  return isElement(node) ? SILENT.has(node.name) : !isText(node);
}

/** Whether there is a block in it, at any depth. */
export function hasBlocks(element: Element): boolean {
  return elementsIn(element.childNodes).some(isBlock);
}

/** Where an image really is: pages that load their pictures late have it in another attribute. */
export function pictureAddress({ attribs }: Element): string {
  const { src = '' } = attribs;
  const late = attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs['data-original'] ?? '';
  return (late !== '' && (src === '' || src.startsWith('data:')) ? late : src).trim();
}

/** The language of code, by any of the ways in which other systems name it; null for none. */
export function codeLanguage(pre: Element): string | null {
  for (const element of [pre, ...elementsIn(pre.childNodes)]) {
    const { attribs } = element;
    const brush = /(?:^|[\s;])(?:brush|lang(?:uage)?)\s*:\s*['"]?([\w+#-]+)/.exec(attribs.class ?? '')?.[1];
    const named = classesOf(element).map(
      (name) => /^(?:language|lang|highlight-source)-([\w+#-]+)$/.exec(name)?.[1],
    );
    const language =
      named.find((name) => name !== undefined) ??
      brush ??
      attribs['data-enlighter-language'] ??
      attribs['data-language'] ??
      attribs['data-lang'] ??
      attribs.lang;
    if (language !== undefined && /^[\w+#-]+$/.test(language)) return language.toLowerCase();
  }
  return null;
}
