import { NOTE_MARK, pastedInline } from './pasted-inline.ts';

/** What a note's mark says: `[1]`, `1`, `*`, `ii`. */
const MARK = /^[[(]?(?:\d{1,3}|[a-z]{1,5}|[*†‡§]{1,3})[\])]?$/i;
/** Word's comments are marked as its notes are. */
const COMMENT = /^_?mso/;

/**
 * Takes the footnotes of another program's text away, and numbers their marks as this editor's. Word, LibreOffice, Google Docs
 * and programs for Markdown have this in common: a link with a name of its own leads to a note, from which one leads back to it.
 * @param body of a document without scripts; it is changed
 * @returns what each note says, as inline HTML that is safe
 */
export function takeForeignNotes(body: Element): string[] {
  for (const link of body.querySelectorAll(`[${NOTE_MARK}]`)) link.removeAttribute(NOTE_MARK);
  const pairs = notePairs(body);
  const ways = new Set(pairs.map(({ back }) => back));
  const found = pairs.map((pair) => ({ ...pair, part: partOfNote(pair, ways, body) }));
  return found.map(({ mark, back, part }, at) => {
    mark.replaceChildren(String(at + 1));
    mark.setAttribute('href', `#fn-${at + 1}`);
    mark.setAttribute(NOTE_MARK, '');
    back.remove();
    const said = wordsOf(part);
    removeWithWrappers(part, body);
    return said;
  });
}

interface Pair {
  mark: Element;
  back: Element;
}

function notePairs(body: Element): Pair[] {
  const links = [...body.querySelectorAll('a[href*="#"]')];
  const named = new Map<string, Element>();
  for (const element of body.querySelectorAll('[id], a[name]')) {
    for (const name of namesOf(element)) named.set(name, named.get(name) ?? element);
  }
  const taken = new Set<Element>();
  return links.flatMap((mark) => {
    const target = targetOf(mark);
    const note = named.get(target);
    const isMark = MARK.test(mark.textContent.replace(/\s/g, ''));
    if (note === undefined || note === mark || taken.has(mark) || !isMark || COMMENT.test(target)) return [];
    const inside = note.tagName === 'A' ? [note] : [...note.querySelectorAll('a[href*="#"]')];
    const back = inside.find((link) => namesOf(mark).includes(targetOf(link)));
    const isBehind =
      back !== undefined &&
      (mark.compareDocumentPosition(back) & mark.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      !note.contains(mark);
    if (!isBehind) return [];
    taken.add(back);
    return [{ mark, back }];
  });
}

/** The names by which links lead to an element: its own, and for a mark those of what it stands in alone. */
function namesOf(element: Element): string[] {
  const holder = element.parentElement?.closest('sup[id], span[id]');
  const isHeld = element.tagName === 'A' && holder?.textContent.trim() === element.textContent.trim();
  return [element.id, element.getAttribute('name') ?? '', isHeld ? holder.id : ''].filter(Boolean);
}

function targetOf(link: Element): string {
  const href = link.getAttribute('href') ?? '';
  return href.slice(href.indexOf('#') + 1);
}

/** The largest part with this note and no other, nor a mark. */
function partOfNote({ mark, back }: Pair, ways: ReadonlySet<Element>, body: Element): Element {
  let part = back;
  for (let outer = back.parentElement; outer !== null && outer !== body; outer = outer.parentElement) {
    const others = [...outer.querySelectorAll('a')].filter((link) => link !== back && ways.has(link));
    if (outer.contains(mark) || others.length > 0) break;
    part = outer;
  }
  return part;
}

function wordsOf(part: Element): string {
  const { ownerDocument: document } = part;
  for (const block of part.querySelectorAll('p, li, div')) block.append(document.createElement('br'));
  const html = pastedInline(part.childNodes).replace(/<img[^>]*>/g, '');
  return html.replace(/(?:\s*<br>\s*)+/g, '<br>').replace(/^(?:\s|<br>)+/, '');
}

/** What held nothing else goes too, with the rule above it. */
function removeWithWrappers(part: Element, body: Element): void {
  let gone = part;
  for (let outer = gone.parentElement; outer !== null && outer !== body; outer = outer.parentElement) {
    const rest = [...outer.childNodes].filter((node) => node !== gone && !isNothing(node));
    if (rest.length > 0) break;
    gone = outer;
  }
  const above = gone.previousElementSibling;
  if (above?.tagName === 'HR' && gone.parentElement?.lastElementChild === gone) above.remove();
  gone.remove();
}

function isNothing(node: Node): boolean {
  const isRule = node.nodeName === 'HR' || node.nodeName === 'BR';
  const isFull =
    node.nodeType === node.ELEMENT_NODE && (node as Element).querySelector('img, table') !== null;
  return isRule || node.nodeName === '#comment' || (!isFull && (node.textContent ?? '').trim() === '');
}
