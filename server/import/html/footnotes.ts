import {
  classesOf,
  type Element,
  elementsIn,
  isElement,
  type Node,
  textOf,
} from '../../mail/templates/html-nodes.ts';

/** The notes of a text: which of its links mark one, and the notes in the order in which they are marked first. */
export interface Notes {
  marks: ReadonlyMap<Element, number>;
  items: readonly Element[];
  /** The parts that held them, which are written at the end instead. */
  containers: ReadonlySet<Node>;
}

/** Finds footnotes by what they are: items with an id, in a part that says what it is, to which links of the text lead. */
export function findNotes(nodes: readonly Node[]): Notes {
  const all = elementsIn(nodes);
  const containers = all.filter(isContainer);
  const inside = new Set(containers.flatMap((container) => elementsIn([container])));
  const items = new Map<string, Element>();
  for (const element of inside) {
    const { id } = element.attribs;
    if (element.name === 'li' && id !== undefined) items.set(id, element);
  }
  const marks = new Map<Element, number>();
  const order: string[] = [];
  for (const link of all) {
    if (link.name !== 'a' || inside.has(link)) continue;
    const id = targetOf(link);
    if (id === null || !items.has(id)) continue;
    if (!order.includes(id)) order.push(id);
    marks.set(link, order.indexOf(id) + 1);
  }
  const found = order.flatMap((id) => items.get(id) ?? []);
  const used = new Set<Node>(
    containers.filter((container) => elementsIn([container]).some((it) => found.includes(it))),
  );
  return { marks, items: found, containers: used };
}

/** Whether a link leads from a note back to its mark. */
export function isWayBack(node: Node): boolean {
  if (!isElement(node) || node.name !== 'a') return false;
  const isNamed = classesOf(node).some((name) =>
    /backref|reversefootnote|footnote-return|footnote-back/.test(name),
  );
  return isNamed || (targetOf(node) !== null && /^[\s↩⤴↑^⏎]*$/u.test(textOf(node).replaceAll('\ufe0e', '')));
}

function isContainer(element: Element): boolean {
  return (
    element.attribs.role === 'doc-endnotes' ||
    classesOf(element).some((name) => /^(footnotes?|wp-block-footnotes|footnote-list)$/.test(name))
  );
}

function targetOf({ attribs }: Element): string | null {
  const { href = '' } = attribs;
  if (!href.startsWith('#') || href.length === 1) return null;
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}
