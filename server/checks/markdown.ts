import { join } from 'node:path';
import { categories } from '#content/categories.ts';
import { ContentError } from '../content/content-error.ts';
import { readPages } from '../content/read-pages.ts';
import { readProjects } from '../content/read-projects.ts';
import { pictureFolders } from '../content/picture-size.ts';
import { renderPage } from '../content/render-page.ts';
import { renderStudy } from '../content/render-study.ts';
import { readPosts } from '../seed/read-posts.ts';
import type { Finding } from './finding.ts';

/**
 * The first thing in each kind of Markdown file that no site can be made of. The build would stop there, too, but not
 * with a sentence alone.
 * @param folder the content's, absolute
 */
export async function markdownFindings(folder: string): Promise<Finding[]> {
  const pictures = pictureFolders(folder);
  const found = [
    await problemOf(() => readPosts(join(folder, 'posts'), categories)),
    await problemOf(async () => {
      const projects = readProjects(join(folder, 'projects'));
      for (const project of projects) await renderStudy(project, projects, pictures);
    }),
    await problemOf(async () => {
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
