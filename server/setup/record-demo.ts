/**
 * `npm run record-demo`, after a change of the demo: adds the digests of its files to those that setup knows it by. The
 * demo is what tests/content/wren has, a copy of what src/content was before somebody made it theirs.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prettier from 'prettier';
import { projectRoot } from '../root.ts';
import { filesOf, readDemoFiles, RECORD } from './demo-files.ts';

const known = readDemoFiles(projectRoot);
const present = Object.fromEntries(
  [...filesOf(join(projectRoot, 'tests/content/wren'))].map(([path, digest]) => [
    path,
    [...new Set([...(known[path] ?? []), digest])],
  ]),
);
const file = join(projectRoot, RECORD);
const settings = await prettier.resolveConfig(file);
const text = JSON.stringify({ ...known, ...present });
writeFileSync(file, await prettier.format(text, { ...settings, plugins: [], parser: 'json' }));
