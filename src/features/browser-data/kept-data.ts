import { englishList } from '../../components/dashboard/english-list.ts';
import { addFlags, parseFlags } from '../../lib/flags.ts';
import { type SafeStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { readStored, writeStored } from '../../lib/stored.ts';
import type { BrowserData } from './browser-data.ts';
import { type KeptAuthor, readAuthor } from './kept-author.ts';

/** The data this browser has now. */
export function keptData(storage: SafeStorage): BrowserData {
  return {
    readMessages: parseFlags(readStored(storage, STORAGE_KEYS.readMessages)),
    confirmedConsultations: parseFlags(readStored(storage, STORAGE_KEYS.confirmedConsultations)),
    authors: keptAuthors(storage),
  };
}

/** How much of an imported file was new. */
export interface Taken {
  readMessages: number;
  confirmedConsultations: number;
  /** Authors that were added or changed. */
  authors: number;
}

/** Merges a file into the stored data. Nothing is removed; if an author is in both, the file wins. */
export function takeIn(storage: SafeStorage, data: BrowserData): Taken {
  const before = new Map(keptAuthors(storage).map((author) => [author.id, author]));
  const changed = data.authors.filter(
    (author) => JSON.stringify(before.get(author.id)) !== JSON.stringify(author),
  );
  if (changed.length > 0) {
    const after = new Map([...before, ...changed.map((author) => [author.id, author] as const)]);
    writeStored(storage, STORAGE_KEYS.authors, JSON.stringify([...after.values()]));
  }
  return {
    readMessages: addFlags(storage, STORAGE_KEYS.readMessages, data.readMessages),
    confirmedConsultations: addFlags(
      storage,
      STORAGE_KEYS.confirmedConsultations,
      data.confirmedConsultations,
    ),
    authors: changed.length,
  };
}

/** 'Imported: 12 read messages, 1 confirmed consultation.' */
export function describeTaken({ readMessages, confirmedConsultations, authors }: Taken): string {
  const parts = [
    counted(readMessages, 'read message'),
    counted(confirmedConsultations, 'confirmed consultation'),
    counted(authors, 'author'),
  ].filter((part) => part !== null);
  return parts.length === 0
    ? 'Everything in this file was here already.'
    : `Imported: ${englishList(parts)}.`;
}

function counted(count: number, noun: string): string | null {
  if (count === 0) return null;
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString('en-US')} ${noun}s`;
}

function keptAuthors(storage: SafeStorage): KeptAuthor[] {
  try {
    const list: unknown = JSON.parse(readStored(storage, STORAGE_KEYS.authors) ?? '[]');
    return Array.isArray(list) ? list.map(readAuthor).filter((author) => author !== null) : [];
  } catch {
    return [];
  }
}
