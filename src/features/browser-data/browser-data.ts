import { isId } from '../../lib/flags.ts';
import { type KeptAuthor, readAuthor } from './kept-author.ts';

/** The data that only this browser has: flags on messages and consultations, and the authors. */
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

/** Its message is for the owner; nothing is imported from such a file. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile';
}

/** Parses a file made by `writeBrowserData`. @throws UnfitFile for any other or damaged file */
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
    // thrown below
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
