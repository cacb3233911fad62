import * as words from '#content/words/text.ts';
import { findAll } from './find-all.ts';

/** Begins each callout with what it is, `Tip`, in the site's language: its colour alone would not tell. */
export function nameCallouts(roots: readonly Element[]): void {
  for (const callout of findAll(roots, 'div')) {
    const { classList } = callout;
    const kind = KINDS.find((name) => classList.contains('callout') && classList.contains(`callout-${name}`));
    if (kind === undefined) continue;
    const { ownerDocument: document } = callout;
    const name = document.createElement('strong');
    name.append(words.callouts[kind]);
    const line = document.createElement('p');
    line.append(name);
    callout.setAttribute('role', 'note');
    callout.prepend(line);
  }
}

const KINDS = ['note', 'tip', 'warning'] as const;
