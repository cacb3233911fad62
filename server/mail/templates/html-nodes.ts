import { ElementType, type parseDocument } from 'htmlparser2';

/** What a parsed HTML consists of. */
export type Node = ReturnType<typeof parseDocument>['childNodes'][number];
export type Element = Extract<Node, { attribs: object }>;

export function isText(node: Node): node is Extract<Node, { type: ElementType.ElementType.Text }> {
  return node.type === ElementType.Text;
}

export function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

/** The elements among the children of one. */
export function childrenOf({ childNodes }: Element): Element[] {
  return childNodes.filter((node) => isElement(node));
}

/** All elements of a part, in the order of reading. */
export function elementsIn(nodes: readonly Node[]): Element[] {
  return nodes.filter((node) => isElement(node)).flatMap((node) => [node, ...elementsIn(node.childNodes)]);
}

/** The text that an element holds. @param lineBreak what stands for a `br` */
export function textOf(node: Node, lineBreak = ''): string {
  if (isText(node)) return node.data;
  if (!isElement(node)) return '';
  return node.name === 'br' ? lineBreak : node.childNodes.map((child) => textOf(child, lineBreak)).join('');
}

export function classesOf({ attribs }: Element): string[] {
  return (attribs.class ?? '').split(/\s+/);
}
