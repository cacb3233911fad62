import { join } from 'node:path';
import { categories } from '#content/categories.ts';
import { ContentError } from '../content/content-error.ts';
import { readPages } from '../content/read-pages.ts';
import { readProjects } from '../content/read-projects.ts';
import { renderPage } from '../content/render-page.ts';
import { siteFolder } from '../root.ts';
import { readPosts } from '../seed/read-posts.ts';
import type { Finding } from './finding.ts';

/**
 * The first thing in each kind of Markdown file that no site can be made of. The build would stop there, too, but not
 * with a sentence alone.
 * @param folder the content's, absolute
 */
export async function markdownFindings(folder: string): Promise<Finding[]> {
  const found = [
    await problemOf(() => readPosts(join(folder, 'posts'), categories)),
    await problemOf(() => readProjects(join(folder, 'projects'))),
    await problemOf(async () => {
      const pictures = join(siteFolder, 'public');
      for (const { body, file } of readPages(join(folder, 'pages')))
        await renderPage(body, { file, pictures });
    }),
  ];
  return found
    .filter((text) => text !== null)
    .map((text) => ({ level: 'error', file: null, line: null, text }));
}

async function problemOf(read: () => unknown): Promise<string | null> {
  try {
    await read();
    return null;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}
