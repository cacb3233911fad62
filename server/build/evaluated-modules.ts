import { type Plugin, runnerImport } from 'vite';
import { contentAlias } from './content-folder.ts';

/**
 * Replaces modules by the data that they export, so that neither the server nor the page carries what worked it out: a
 * parser, a table of time zones, `Intl`.
 * @param files absolute paths; each exports nothing but JSON
 * @param content the folder that `#content` stands for
 */
export function evaluatedModules(files: readonly string[], content: string): Plugin {
  return {
    name: 'evaluated-modules',
    apply: 'build',
    async load(id) {
      if (!files.includes(id)) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id, {
        resolve: { alias: contentAlias(content) },
      });
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
