import { Delta } from 'quill';
import { youtubeId } from './addresses.ts';

type Matcher = [selector: string, match: (node: Node) => Delta];

/**
 * How elements without a Quill format are pasted: a table as one preserved block, a YouTube player as a video; scripts
 * and other invisible elements are dropped.
 */
export function pasteMatchers(clean: (html: string) => string): Matcher[] {
  return [
    ['table', (node) => new Delta().insert({ kept: clean((node as Element).outerHTML) })],
    ['.ql-kept', (node) => new Delta().insert({ kept: clean((node as HTMLElement).dataset.html ?? '') })],
    ['iframe', (node) => videoOf(node as Element)],
    ['script, noscript, template, title', () => new Delta()],
  ];
}

function videoOf(frame: Element): Delta {
  const video = youtubeId(frame.getAttribute('src') ?? '');
  return video === null ? new Delta() : new Delta().insert({ video });
}
