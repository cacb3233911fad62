/** `npx tsx server/setup/record-demo.ts`, after a change of the demo: records its files, so that setup knows them again. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../root.ts';
import { presentFiles, readDemoFiles, RECORD } from './demo-files.ts';

const known = readDemoFiles(projectRoot);
const entries = [...presentFiles(projectRoot)].map(
  ([path, digest]) => [path, [...new Set([...(known[path] ?? []), digest])]] as const,
);
writeFileSync(
  join(projectRoot, RECORD),
  `${JSON.stringify({ ...known, ...Object.fromEntries(entries) }, null, 2)}\n`,
);
