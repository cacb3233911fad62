import { relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';
import { projectRoot } from '../root.ts';
import { contentAlias } from './content-folder.ts';

/**
 * Runs a module of the project, and returns a module with the data that it exports.
 * @param file absolute path
 * @param content the folder that `#content` stands for
 * @throws when it exports what JSON cannot hold, naming file and export
 */
export async function evaluated(file: string, content: string): Promise<string> {
  const { module } = await runnerImport<Record<string, unknown>>(file, {
    resolve: { alias: contentAlias(content) },
  });
  return Object.entries(module)
    .map(([name, value]) => {
      if (!isData(value)) {
        throw new Error(
          `${relative(projectRoot, file)} is worked out by the build, so it may export data only: ‘${name}’ is, or holds, a function or something else that JSON has no word for.`,
        );
      }
      return `export const ${name} = ${JSON.stringify(value)};`;
    })
    .join('\n');
}

function isData(value: unknown): boolean {
  const json = JSON.stringify(value) as string | undefined; // undefined for a function
  return json !== undefined && isDeepStrictEqual(JSON.parse(json), value);
}
