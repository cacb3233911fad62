import { join } from 'node:path';
import { runnerImport } from 'vite';
import { contentAlias } from '#server/build/content-folder.ts';
import type * as SiteTexts from './site-texts.ts';

/** Loads the words and facts of a site. @param folder of its content */
export async function loadTexts(folder: string): Promise<typeof SiteTexts> {
  const { module } = await runnerImport<typeof SiteTexts>(join(import.meta.dirname, 'site-texts.ts'), {
    configFile: false,
    resolve: { alias: contentAlias(folder) },
  });
  return module;
}
