import { join } from 'node:path';
import { runnerImport } from 'vite';
import { contentAlias, contentFolder } from '#server/build/content-folder.ts';
import type * as Samples from './sample-emails.ts';

/** Loads the sample emails in the language of a content. @param content its folder; src/content by default */
export async function emailsOf(content?: string): Promise<typeof Samples> {
  const { CONTENT_DIR } = process.env;
  if (content !== undefined) process.env.CONTENT_DIR = content; // the picture at their head is drawn from it
  try {
    const { module } = await runnerImport<typeof Samples>(join(import.meta.dirname, 'sample-emails.ts'), {
      configFile: false,
      resolve: { alias: contentAlias(contentFolder(content)) },
    });
    return module;
  } finally {
    if (CONTENT_DIR === undefined) delete process.env.CONTENT_DIR;
    else process.env.CONTENT_DIR = CONTENT_DIR;
  }
}
