import { startAttribute } from '#shared/list-start.ts';
import { isElement } from '../read-inline.ts';
import { writeTask } from '../tasks.ts';
import { pastedInline } from './pasted-inline.ts';

/** A list with the lists in it. Google Docs puts those beside the items instead of into them. '' for an empty one. */
export function listOf(list: Element): string {
  const items: { words: string; lists: string[] }[] = [];
  for (const child of list.children) {
    if (isList(child)) {
      const inner = listOf(child);
      const last = items.at(-1);
      if (last === undefined) items.push({ words: '', lists: [inner] });
      else last.lists.push(inner);
      continue;
    }
    const isDone = takeBox(child);
    const parts = partsOf(child);
    const lists = parts.flatMap((part) => (Array.isArray(part) ? [] : [listOf(part)])).filter(Boolean);
    const words = parts.map((part) => (Array.isArray(part) ? pastedInline(part) : '')).filter(Boolean);
    if (words.length > 0 || lists.length > 0)
      items.push({ words: withBox(isDone, words.join('<br>')), lists });
  }
  const tag = list.tagName.toLowerCase();
  const html = items.map(({ words, lists }) => `<li>${words}${lists.join('')}</li>`).join('');
  const counted =
    tag === 'ol' && list.closest('li') === null ? startAttribute(list.getAttribute('start')) : '';
  return html === '' ? '' : `<${tag}${counted}>${html}</${tag}>`;
}

/**
 * Whether an item is a task that is done; null for no task. What shows that is taken out of it: a control, Google Docs' picture
 * of a box, or Notion's element for one.
 */
function takeBox(item: Element): boolean | null {
  if (item.getAttribute('role') === 'checkbox') {
    item.querySelector(':scope > img[src^="data:"]')?.remove();
    return item.getAttribute('aria-checked') === 'true';
  }
  const box = item.querySelector('input[type="checkbox"], div.checkbox');
  if (box?.closest('li') !== item) return null;
  box.remove();
  return box.matches('[checked], .checkbox-on');
}

/** The words of a task with its box, which may be written in brackets instead. */
function withBox(isDone: boolean | null, words: string): string {
  if (isDone !== null) return writeTask(isDone, words);
  const [, sign, rest] = /^\[([ x])\]\s+(.*)$/is.exec(words) ?? [];
  return sign === undefined || rest === undefined ? words : writeTask(sign !== ' ', rest);
}

/** The lines and the lists of an item, in their order. A paragraph is a line. */
function partsOf(item: Element): (Node[] | Element)[] {
  const parts: (Node[] | Element)[] = [];
  let line: Node[] = [];
  for (const node of item.childNodes) {
    if (!isElement(node) || !node.matches('ul, ol, p, div, pre, blockquote, h1, h2, h3, h4, h5, h6')) {
      line.push(node);
      continue;
    }
    parts.push(line);
    line = [];
    if (isList(node)) parts.push(node);
    else if (node.querySelector('ul, ol') !== null) parts.push(...partsOf(node));
    else parts.push([...node.childNodes]);
  }
  parts.push(line);
  return parts;
}

function isList(element: Element): boolean {
  return element.matches('ul, ol');
}
