import { diffArrays } from 'diff';
import { type DiffPart, wordDiff } from './word-diff.ts';

/**
 * A paragraph of two texts: one that both have, one whose words were changed, or one that only one of them has. The
 * rows are in the order in which they are read.
 */
export type DiffRow =
  { kind: 'same' | 'added' | 'removed'; text: string } | { kind: 'changed'; parts: DiffPart[] };

/** How much of their words two paragraphs must share to be one that was changed. */
const MIN_SHARED = 0.5;
/** How many paragraphs ahead such a one is looked for. */
const MAX_AHEAD = 50;
const TIMEOUT_MS = 1_500;

/**
 * What was added and removed between two texts: word by word in paragraphs that were changed, and paragraph by
 * paragraph where little is shared, since single words that happen to be in both would only be in the way.
 */
export function paragraphDiff(before: string, after: string): DiffRow[] {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)];
  const runs = diffArrays(old, now, { timeout: TIMEOUT_MS }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ];
  const rows: DiffRow[] = [];
  let removed: string[] = [];
  for (const { value, added, removed: isRemoved } of runs) {
    if (isRemoved) removed = value;
    else if (added) {
      rows.push(...paired(removed, value));
      removed = [];
    } else {
      rows.push(...removed.map(alone('removed')), ...value.map(alone('same')));
      removed = [];
    }
  }
  return [...rows, ...removed.map(alone('removed'))];
}

function paragraphsOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

const alone =
  (kind: 'same' | 'added' | 'removed') =>
  (text: string): DiffRow => ({ kind, text });

/** Puts each added paragraph beside the next removed one that it resembles. What is alone comes as removed, then added. */
function paired(removed: readonly string[], added: readonly string[]): DiffRow[] {
  const rows: DiffRow[] = [];
  const bags = removed.map(wordsOf);
  let next = 0;
  let waiting: string[] = [];
  function putAlone(end: number) {
    rows.push(...removed.slice(next, end).map(alone('removed')), ...waiting.map(alone('added')));
    waiting = [];
  }
  for (const text of added) {
    const words = wordsOf(text);
    const ahead = bags.slice(next, next + MAX_AHEAD).findIndex((other) => isAlike(other, words));
    if (ahead < 0) {
      waiting.push(text);
      continue;
    }
    const match = next + ahead;
    putAlone(match);
    rows.push({ kind: 'changed', parts: wordDiff(removed[match] ?? '', text) });
    next = match + 1;
  }
  putAlone(removed.length);
  return rows;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

function isAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return shared * 2 >= MIN_SHARED * (a.size + b.size);
}
