import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { siteFolder } from '../root.ts';

/** A font as satori expects it. */
interface Font {
  name: string;
  data: Buffer;
  weight: 400 | 600;
}

// Each has the letters of English, then the other Latin ones.
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

/** The font files that `npm run build` copies beside the server, by their package paths. */
export const CARD_FONTS = FONTS.map(({ file }) => file);

/** The folder that the build copies them to. */
const BUILT = join(siteFolder, 'dist/server/fonts');
let loaded: Promise<Font[]> | null = null;

/** The fonts of social cards, read once. */
export function cardFonts(): Promise<Font[]> {
  loaded ??= Promise.all(
    FONTS.map(async ({ name, weight, file }) => ({ name, weight, data: await readFile(pathOf(file)) })),
  );
  return loaded;
}

/** Production has only the copied files; before the first build there are only the packages. */
function pathOf(file: string): string {
  const built = join(BUILT, basename(file));
  return existsSync(built) ? built : createRequire(import.meta.url).resolve(file);
}
