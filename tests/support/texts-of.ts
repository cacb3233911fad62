import { join } from 'node:path';
import { runnerImport } from 'vite';
import { contentAlias } from '#server/build/content-folder.ts';
import type * as SiteTexts from './site-texts.ts';

/** The words and facts of the site that is made from the content in `folder`, an absolute path. */
export async function textsOf(folder: string): Promise<typeof SiteTexts> {
  const { module } = await runnerImport<typeof SiteTexts>(join(import.meta.dirname, 'site-texts.ts'), {
    configFile: false,
    resolve: { alias: contentAlias(folder) },
  });
  return module;
}
