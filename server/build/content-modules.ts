import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../root.ts';
import { evaluated } from './evaluate.ts';

/** What pages import of the content's Markdown, and the module that reads it. */
const MODULES: Partial<Record<string, string>> = { 'virtual:projects': 'server/content/projects.ts' };

/**
 * The Markdown of a content folder as modules of data.
 * @param content the folder that `#content` stands for
 */
export function contentModules(content: string): Plugin {
  return {
    name: 'content-modules',
    resolveId: (source) => (MODULES[source] === undefined ? null : `\0${source}`),
    load(id) {
      const file = MODULES[id.replace('\0', '')];
      return file === undefined ? null : evaluated(join(projectRoot, file), content);
    },
    /** In development, what is written shows at once. */
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(content + sep) || !file.endsWith('.md')) return;
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
  };
}
