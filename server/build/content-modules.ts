import { dirname, join, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { projectRoot } from '../root.ts';
import type { readProjects } from '../content/read-projects.ts';
import { contentAlias } from './content-folder.ts';

/** Reads what one of these modules holds from a content folder. */
const MODULES: Partial<Record<string, (content: string) => Promise<string>>> = {
  'virtual:projects': async (content) => {
    const reader = await load<{ readProjects: typeof readProjects }>('read-projects.ts', content);
    const projects = reader.readProjects(join(content, 'projects')).map(({ project }) => project);
    return `export const projects = ${JSON.stringify(projects)};`;
  },
};

/** The Markdown of the content folder as modules of data: see src/virtual.d.ts. */
export function contentModules(): Plugin {
  let content = '';
  return {
    name: 'content-modules',
    resolveId: (source) => (MODULES[source] === undefined ? null : `\0${source}`),
    async load(id) {
      const read = MODULES[id.replace('\0', '')];
      if (read === undefined) return null;
      const business = await this.resolve('#content/business.ts', join(projectRoot, 'src/main.tsx'));
      content = dirname(business?.id ?? '');
      return read(content);
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

async function load<Module>(file: string, content: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(projectRoot, 'server/content', file), {
    resolve: { alias: contentAlias(content) },
  });
  return module;
}
