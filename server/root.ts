import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that contains package.json, whether this module runs from source or bundled. */
export const projectRoot = findUp(import.meta.dirname);

/** The folder that holds the site's public/ and dist/: the project's own, or SITE_DIR (absolute), for tests on other contents. */
export const siteFolder = process.env.SITE_DIR ?? projectRoot;

function findUp(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json was not found above the server.');
  return findUp(parent);
}
