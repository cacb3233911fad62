import { diffLines, diffWordsWithSpace } from 'diff';

export interface DiffPart {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** How long the words may be compared; after that, only the lines are (ms). */
const TIMEOUT_MS = 1_500;

/** What was added and removed between two texts, word by word. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const options = { timeout: TIMEOUT_MS };
  const changes = diffWordsWithSpace(before, after, options) ?? diffLines(before, after, options);
  if (changes === undefined) {
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ];
  }
  return changes.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
