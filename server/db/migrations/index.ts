import { initial } from './001-initial.ts';
import { letters } from './002-letters.ts';
import { richTexts } from './003-rich-texts.ts';
import { leases } from './005-leases.ts';

export interface Migration {
  name: string;
  sql: string;
}

/** In the order they run. Numbered, never edited once released, never taken back. */
export const migrations: readonly Migration[] = [initial, letters, richTexts, leases];
