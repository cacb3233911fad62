import { type CodePart, embeddedVideoId, type RichTextPart, withoutVideoStyles } from '#shared/post-html.ts';
import { completeText } from '#shared/rich-text/complete-text.ts';
import { readHeadings } from '#shared/rich-text/read-headings.ts';
import { createTreeSanitizer, placeAddresses, type Surroundings } from './sanitize-html.ts';

/**
 * Splits an author's HTML at YouTube and code blocks, so that the page can render its own player or Copy button there,
 * and completes the rest. Video ids are read before sanitising, because sanitising removes every iframe. [5.78] [3.13.02] [D29]
 */
export function splitRichText(html: string, surroundings: Surroundings): RichTextPart[] {
  const sanitize = createTreeSanitizer(surroundings);
  const { body } = new surroundings.window.DOMParser().parseFromString(withoutVideoStyles(html), 'text/html');
  const { ownerDocument: document } = body; // has no scripts, and loads nothing
  const pending = document.createElement('div');
  const parts: (Element | Exclude<RichTextPart, { kind: 'html' }>)[] = [];
  function flush() {
    const html = pending.innerHTML;
    pending.replaceChildren(); // a long text fills a server's memory if it is there twice
    const root = sanitize(html);
    if (root.firstElementChild === null && root.textContent.trim() === '') return;
    parts.push(root);
  }
  // Not by `childNodes`: once that was asked for, jsdom makes the list anew for each node that leaves.
  for (let node = body.firstChild; node !== null; node = body.firstChild) {
    if (isElement(node) && isCode(node)) {
      flush();
      parts.push(codePart(node));
      node.remove();
      continue;
    }
    const ids = isElement(node) ? takeVideos(node) : [];
    pending.append(node);
    if (ids.length === 0) continue;
    if (isHollow(node)) node.remove();
    flush();
    parts.push(...ids.map((id) => ({ kind: 'video' as const, id })));
  }
  flush();
  completeText(
    parts.filter((part) => 'tagName' in part),
    (link) => placeAddresses(link, surroundings),
  );
  return parts.map((part) => ('tagName' in part ? htmlPart(part) : part));
}

function htmlPart(root: Element): RichTextPart {
  const headings = readHeadings(root);
  return { kind: 'html', html: root.innerHTML, ...(headings.length === 0 ? {} : { headings }) };
}

/** A `pre` with text only; one with links or images is left as it is. */
function isCode(block: Element): boolean {
  return block.matches('pre') && block.querySelector(':not(code, span)') === null;
}

function codePart(block: Element): { kind: 'code' } & CodePart {
  const named = [block, ...block.querySelectorAll('code')].map((element) => element.className).join(' ');
  return {
    kind: 'code',
    language: /(?:^|\s)language-([\w+#-]+)/.exec(named)?.[1] ?? null,
    text: block.textContent.replace(/\n$/, ''),
    ...fileOf(block),
  };
}

/** A code block's file name is the title of its code. */
function fileOf(block: Element): { file?: string } {
  const file = block.querySelector('code')?.title.trim() ?? '';
  return file === '' ? {} : { file };
}

/** Removes the YouTube frames from a block and returns their video ids. */
function takeVideos(block: Element): string[] {
  const frames = block.matches('iframe') ? [block] : [...block.querySelectorAll('iframe')];
  const ids: string[] = [];
  for (const frame of frames) {
    const id = embeddedVideoId(frame.getAttribute('src') ?? '');
    if (id === null) continue;
    ids.push(id);
    if (frame !== block) frame.remove();
  }
  return ids;
}

/** Whether the block held only the player. */
function isHollow(node: ChildNode): boolean {
  if (!isElement(node) || node.matches('iframe')) return true;
  return node.textContent.trim() === '' && node.querySelector('img, hr') === null;
}

function isElement(node: ChildNode): node is ChildNode & Element {
  return node.nodeType === node.ELEMENT_NODE;
}
