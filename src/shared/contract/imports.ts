import { z } from 'zod';
import { MAX_IMPORT_BYTES } from '../import-limits.ts';
import type { ImportRecordKind } from '../import-records.ts';
import type { Success } from './envelope.ts';
import { line, required } from './fields.ts';

/** The parts of an upload: what is imported, and a ZIP of pictures beside it. */
export type ImportPart = 'source' | 'media';

/** What an import is asked for; as the options of the command. */
export interface ImportChoices {
  /** Gets pictures that came along nowhere from their addresses. */
  fetch: boolean;
  /** Subscribers who had agreed to newsletters there agreed to this one. */
  agreed: boolean;
  /** Those who never confirmed there get the email that asks them. */
  ask: boolean;
  /** Makes files of the pages, to be downloaded. */
  pages: boolean;
}

/** 'looking' is the dry run, 'ready' its preview, 'bringing' the import. */
export type ImportRunState = 'receiving' | 'looking' | 'ready' | 'bringing' | 'stopped' | 'done' | 'failed';

/** What an import has done, or would do. */
export interface ImportFigures {
  format: string;
  posts: { created: number; updated: number; skipped: number };
  /** How many of the created ones are drafts. */
  drafts: number;
  images: { stored: number; missing: number };
  redirects: number;
  /** `asked`: how many of the added ones are to confirm first, where that was asked for. */
  subscribers: { added: number; skipped: number; asked?: number };
  /** Files for `src/content/pages`, where they were asked for. */
  pages?: { written: number; skipped: number };
  /** Only of this program's own export: what else was brought. */
  records?: ImportRecords;
  warnings: string[];
}

export type ImportRecords = Partial<Record<ImportRecordKind, { added: number; skipped: number }>>;

/** A report as a page shows it: of the warnings the first ones. */
export interface ImportShown extends ImportFigures {
  more_warnings: number;
}

export interface ImportFile {
  part: ImportPart;
  name: string;
  size: number;
  /** How much of it is here. */
  received: number;
}

export interface ImportRun {
  id: string;
  state: ImportRunState;
  /** Empty once they are deleted. */
  files: ImportFile[];
  choices: ImportChoices;
  /** Posts so far, of how many. */
  done: number;
  total: number;
  /** Whether it was the import that was stopped, or else the look at the file. */
  was_bringing: boolean;
  preview: ImportShown | null;
  report: ImportShown | null;
  /** Files that were made of pages. */
  pages: number;
  /** Why it failed or stopped, in a sentence; null where the owner stopped it. */
  problem: string | null;
  changed_at: string;
}

export interface ImportAnswer extends Success {
  import: ImportRun | null;
  /** Whether email can be sent, and so somebody can be asked. */
  can_ask: boolean;
}

export interface ImportReceived extends Success {
  received: number;
}

/** The whole report, as the command writes it. */
export interface ImportReportAnswer extends Success {
  report: ImportFigures;
}

export interface ImportPagesAnswer extends Success {
  pages: { name: string; text: string }[];
}

/** Warnings of a report that are shown. */
export const MAX_IMPORT_WARNINGS = 100;

const named = z.object({
  name: required(line('The name of the file', 200), 'The file has no name.'),
  size: z
    .number('The size of the file is missing.')
    .int('The size of the file is not valid.')
    .min(1, 'The file is empty.')
    .max(MAX_IMPORT_BYTES, 'The file is larger than 2 GB. Use the command on the server: docs/moving-in.md.'),
});

export const importBody = z.object({ source: named, media: named.nullish() });
export type ImportToBegin = z.infer<typeof importBody>;

const importId = z
  .string({ error: 'The import is missing.' })
  .regex(/^[\w-]{10,40}$/, 'The import is not valid.');
const digits = z
  .string({ error: 'The place in the file is missing.' })
  .regex(/^\d{1,15}$/, 'The place in the file is not valid.')
  .transform(Number);

export const importIdQuery = z.object({ id: importId });
export const importPieceQuery = z.object({
  id: importId,
  part: z.string().pipe(z.enum(['source', 'media'], 'The part of the upload is not valid.')),
  at: digits,
});
export const importReportQuery = z.object({ report: importId });
export const importPagesQuery = z.object({ pages: importId });

const flag = z.boolean('The choices are not valid.');
const choices = z.object({ fetch: flag, agreed: flag, ask: flag, pages: flag });

export const importChange = z.object({
  id: importId,
  action: z.enum(['look', 'bring', 'stop'], 'The action is not valid.'),
  choices: choices.optional(),
});
export type ImportChange = z.infer<typeof importChange>;
