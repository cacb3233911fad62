import { readFileSync } from 'node:fs';
import { readPalette } from './build/read-palette.ts';
import { tokensFile } from './build/tokens-file.ts';

/**
 * The site's colours, for what has no custom properties: emails, cards, icons. The build replaces this module by the
 * colours themselves: see server/build/evaluated-modules.ts.
 */
export const palette = readPalette(readFileSync(tokensFile(), 'utf8'));
