import type { Migration } from '../../migrate.ts';
import { initial } from './001-initial.ts';
import { letters } from './002-letters.ts';
import { richTexts } from './003-rich-texts.ts';
import { revisions } from './004-revisions.ts';
import { search } from './006-search.ts';

/** In the order they run. */
export const migrations: readonly Migration[] = [initial, letters, richTexts, revisions, search];
