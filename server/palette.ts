import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPalette } from './build/read-palette.ts';
import { projectRoot } from './root.ts';

/**
 * The site's colours, for what has no custom properties: emails, cards, icons. The build replaces this module by the
 * colours themselves: see server/build/evaluated-modules.ts.
 */
export const palette = readPalette(readFileSync(join(projectRoot, 'src/styles/tokens.css'), 'utf8'));
