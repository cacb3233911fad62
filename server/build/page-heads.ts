import { join, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { pages } from '#content/pages.ts';
import { projectRoot } from '../root.ts';
import { contentAlias } from './content-folder.ts';

const HEAD = /\bpages\['(\/[^']*)'\]/g;

/**
 * Writes each page's own head where the page asks for it, so that no page carries the titles and descriptions of all.
 * @param content the folder that `#content` stands for
 */
export function pageHeads(content: string): Plugin {
  const read = () =>
    runnerImport<{ pages: typeof pages }>(join(content, 'pages.ts'), {
      resolve: { alias: contentAlias(content) },
    });
  let heads: ReturnType<typeof read> | undefined;
  return {
    name: 'page-heads',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.startsWith(join(projectRoot, 'src') + sep) || !code.includes(`'#content/pages.ts'`))
        return null;
      heads ??= read(); // once for all pages
      const { module } = await heads;
      return {
        code: code.replace(HEAD, (_, path: keyof typeof pages) => JSON.stringify(module.pages[path])),
        map: null,
      };
    },
  };
}
