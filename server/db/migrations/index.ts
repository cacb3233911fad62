import type { Kysely } from 'kysely';
import { initial } from './001-initial.ts';
import { letters } from './002-letters.ts';
import { richTexts } from './003-rich-texts.ts';
import { search } from './006-search.ts';

export type Migration = { name: string } & ({ sql: string } | { up: (db: Kysely<unknown>) => Promise<void> });

/** In the order they run. Numbered, never edited once released, never taken back. */
export const migrations: readonly Migration[] = [initial, letters, richTexts, search];
