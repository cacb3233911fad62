import { isId } from '../../lib/flags.ts';
import { type KeptAuthor, readAuthor } from './kept-author.ts';

/** What only this browser knows: marks on messages and consultations, and the authors. */
export interface BrowserData {
  readMessages: number[];
  confirmedConsultations: number[];
  authors: KeptAuthor[];
}

const FORMAT = 'shingle-browser-data';
const VERSION = 1;

export function writeBrowserData(data: BrowserData, now: Date): string {
  const file = { format: FORMAT, version: VERSION, exported_at: now.toISOString(), ...data };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Thrown with words for the owner; nothing of such a file is taken. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile';
}

/** Reads a file that `writeBrowserData` made. @throws UnfitFile for any other, and for one that was damaged */
export function readBrowserData(text: string): BrowserData {
  const file = parse(text);
  if (file.format !== FORMAT) throw new UnfitFile('This file was not exported from this dashboard.');
  if (file.version !== VERSION)
    throw new UnfitFile('This file was made by another version of the dashboard.');
  return {
    readMessages: listOf(file.readMessages, 'the read messages', (value) => (isId(value) ? value : null)),
    confirmedConsultations: listOf(file.confirmedConsultations, 'the confirmed consultations', (value) =>
      isId(value) ? value : null,
    ),
    authors: listOf(file.authors, 'the authors', readAuthor),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file === 'object' && file !== null) return file as Record<string, unknown>;
  } catch {
    // said below
  }
  throw new UnfitFile('This file was not exported from this dashboard.');
}

function listOf<T>(value: unknown, name: string, read: (value: unknown) => T | null): T[] {
  const damaged = new UnfitFile(`This file is damaged: ${name} cannot be read.`);
  if (!Array.isArray(value)) throw damaged;
  return value.map((entry: unknown) => {
    const fit = read(entry);
    if (fit === null) throw damaged;
    return fit;
  });
}
