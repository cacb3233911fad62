import { readFile } from 'node:fs/promises';
import { parseCsv } from '../../csv.ts';
import { decodeText } from '../../decode-text.ts';
import type { ImportedItem } from '../../item.ts';
import type { Source } from '../../source.ts';
import type { Format } from '../format.ts';
import { isSubscriberList, peopleIn } from './columns.ts';

/** A list of subscribers as CSV. */
export const subscribers: Format = {
  name: 'subscribers',
  recognises: ({ isFolder, head }) =>
    Promise.resolve(!isFolder && !/^\s*[<{]/.test(head) && isSubscriberList(parseCsv(head))),
  read,
};

async function* read({ path }: Source): AsyncGenerator<ImportedItem> {
  const people = peopleIn(parseCsv(decodeText(await readFile(path))));
  yield { kind: 'site', id: '', homes: [], posts: 0, isOriginal: null };
  // Whoever has left is out, also where the same address stands there once more.
  const inOrder = people.toSorted((a, b) => Number(b.state === 'gone') - Number(a.state === 'gone'));
  for (const person of inOrder) yield { kind: 'subscriber', ...person };
}
