import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The digests that files of the demo have had, by path. */
export type DemoFiles = Readonly<Record<string, readonly string[]>>;

/** Where the demo speaks with its own voice. Words and facts are not among it: setup asks for them. */
const FOLDERS = ['src/content'];
const NOT_A_VOICE = /^src\/content\/(words\/|business\.ts$)/;

export const RECORD = 'server/setup/demo-files.json';

/** Reads what was recorded of the demo. */
export function readDemoFiles(root: string): DemoFiles {
  const file = join(root, RECORD);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoFiles) : {};
}

/** The files of the demo that are there, with their digests. */
export function presentFiles(root: string): Map<string, string> {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      ),
  );
  return new Map(
    paths
      .filter((path) => /\.(ts|md)$/.test(path) && !NOT_A_VOICE.test(path))
      .sort()
      .map((path) => [path, digestOf(readFileSync(join(root, path), 'utf8'))]),
  );
}

/** The files that still are as the demo has them. */
export function untouched(root: string): string[] {
  const demo = readDemoFiles(root);
  return [...presentFiles(root)]
    .filter(([path, digest]) => demo[path]?.includes(digest))
    .map(([path]) => path);
}

/** Without regard to how lines end. */
function digestOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64url').slice(0, 16);
}
