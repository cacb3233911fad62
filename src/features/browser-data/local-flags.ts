import type { AuthorValue, FlagValue } from '#shared/contract/flags.ts';
import { FIRST_AUTHOR } from '#shared/first-author.ts';
import { parseFlags } from '../../lib/flags.ts';
import { type SafeStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { readStored, writeStored } from '../../lib/stored.ts';
import type { KeptAuthor } from './kept-author.ts';
import { keptData } from './kept-data.ts';

/** Where a browser keeps its flags, by the kind that the server calls them. */
const PLACES = {
  message: STORAGE_KEYS.readMessages,
  consultation: STORAGE_KEYS.confirmedConsultations,
} as const;

/** All flags and authors of this browser. Not the author that each browser begins with, unless it was changed. */
export function localFlags(storage: SafeStorage, known: object): Map<string, FlagValue> {
  const { readMessages, confirmedConsultations, authors } = keptData(storage);
  const flags = new Map<string, FlagValue>();
  for (const id of readMessages) flags.set(`message ${id}`, true);
  for (const id of confirmedConsultations) flags.set(`consultation ${id}`, true);
  for (const author of authors) {
    const key = `author ${author.id}`;
    if (key in known || !isFirst(author)) flags.set(key, valueOf(author));
  }
  return flags;
}

/** Changes this browser's flags and authors. */
export function changeLocalFlags(storage: SafeStorage, changed: ReadonlyMap<string, FlagValue>): void {
  const sets = {
    message: new Set(parseFlags(readStored(storage, PLACES.message))),
    consultation: new Set(parseFlags(readStored(storage, PLACES.consultation))),
  };
  const before = readStored(storage, STORAGE_KEYS.authors);
  const authors = new Map<number, KeptAuthor>(
    (before === null ? [FIRST_AUTHOR] : keptData(storage).authors).map((author) => [author.id, author]),
  );
  const touched = new Set<string>();
  for (const [key, value] of changed) {
    const [kind = '', number = ''] = key.split(' ');
    const id = Number(number);
    touched.add(kind);
    if (kind === 'message' || kind === 'consultation') {
      if (value === null) sets[kind].delete(id);
      else sets[kind].add(id);
    } else if (value === null || value === true) authors.delete(id);
    else authors.set(id, { id, ...value });
  }
  for (const kind of ['message', 'consultation'] as const) {
    if (touched.has(kind))
      writeStored(storage, PLACES[kind], sets[kind].size === 0 ? null : JSON.stringify([...sets[kind]]));
  }
  if (touched.has('author')) {
    const list = [...authors.values()].sort((one, other) => one.id - other.id);
    writeStored(storage, STORAGE_KEYS.authors, JSON.stringify(list));
  }
}

function valueOf({ name, email, bio, role, status, created_at }: KeptAuthor): AuthorValue {
  return { name, email, bio, role, status, created_at };
}

function isFirst(author: KeptAuthor): boolean {
  const { id, ...value } = FIRST_AUTHOR;
  return author.id === id && JSON.stringify(valueOf(author)) === JSON.stringify(value);
}
