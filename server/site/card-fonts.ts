import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { projectRoot } from '../root.ts';

/** What satori takes as a typeface. */
interface Font {
  name: string;
  data: Buffer;
  weight: 400 | 600;
}

// For each the letters of English, then those of its neighbours.
const FONTS = ['latin', 'latin-ext'].flatMap((letters) => [
  {
    name: 'Fraunces',
    weight: 600 as const,
    file: `@fontsource/fraunces/files/fraunces-${letters}-600-normal.woff`,
  },
  {
    name: 'Instrument Sans',
    weight: 400 as const,
    file: `@fontsource/instrument-sans/files/instrument-sans-${letters}-400-normal.woff`,
  },
]);

/** The files that `npm run build` puts beside the server, as their packages name them. */
export const CARD_FONTS = FONTS.map(({ file }) => file);

/** Where the build put them. */
const BUILT = join(projectRoot, 'dist/server/fonts');
let loaded: Promise<Font[]> | null = null;

/** The typefaces of social cards, read once. */
export function cardFonts(): Promise<Font[]> {
  loaded ??= Promise.all(
    FONTS.map(async ({ name, weight, file }) => ({ name, weight, data: await readFile(pathOf(file)) })),
  );
  return loaded;
}

/** Where the site runs no package has them; before the first build there is nothing else. */
function pathOf(file: string): string {
  const built = join(BUILT, basename(file));
  return existsSync(built) ? built : createRequire(import.meta.url).resolve(file);
}
