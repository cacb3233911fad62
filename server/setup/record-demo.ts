/**
 * `npm run record-demo`, after a change of the demo: adds the digests of its files to those that setup knows it by. The
 * demo is what tests/content/wren has, a copy of what src/content was before somebody made it theirs.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../root.ts';
import { filesOf, readDemoFiles, RECORD } from './demo-files.ts';

const known = readDemoFiles(projectRoot);
const present = Object.fromEntries(
  [...filesOf(join(projectRoot, 'tests/content/wren'))].map(([path, digest]) => [
    path,
    [...new Set([...(known[path] ?? []), digest])],
  ]),
);
writeFileSync(join(projectRoot, RECORD), `${JSON.stringify({ ...known, ...present }, null, 2)}\n`);
