import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../root.ts';

/** The digests that files of the demo have had, by path. */
export type DemoFiles = Readonly<Record<string, readonly string[]>>;

/** Where the content lies. */
const CONTENT = 'src/content';
/** Facts and labels are not the demo's voice: setup asks for the ones and chooses the others. Nor are types and rules. */
const NOT_A_VOICE = /^(words\/|business\.ts$|reply-promise\.ts$|policies\/policy\.ts$)/;

export const RECORD = 'server/setup/demo-files.json';

/** Reads what was recorded of the demo. */
export function readDemoFiles(root: string): DemoFiles {
  const file = join(root, RECORD);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoFiles) : {};
}

/**
 * The files of a content with a voice of their own, with their digests.
 * @param folder absolute
 * @returns by path below the project, where a site has them
 */
export function filesOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  return new Map(
    names
      .filter((name) => /\.(ts|md)$/.test(name) && !NOT_A_VOICE.test(name))
      .sort()
      .map((name) => [`${CONTENT}/${name}`, digestOf(readFileSync(join(folder, name), 'utf8'))]),
  );
}

/** The files that still are as the demo has them. */
export function untouched(root: string): string[] {
  const demo = readDemoFiles(root);
  const present = [...filesOf(join(root, CONTENT))];
  return present.filter(([path, digest]) => demo[path]?.includes(digest)).map(([path]) => path);
}

/**
 * The same of the content that a site is made from, by their names in it: `posts/forms-people-finish.md`.
 * @param content the folder that `#content` stands for
 */
export function untouchedIn(content: string): string[] {
  const demo = readDemoFiles(projectRoot);
  return [...filesOf(content)]
    .filter(([path, digest]) => demo[path]?.includes(digest))
    .map(([path]) => path.slice(`${CONTENT}/`.length));
}

/** The posts of the demo that a content still has, by their names. */
export function demoPostsIn(content: string): string[] {
  return untouchedIn(content)
    .filter((name) => name.startsWith('posts/'))
    .map((name) => name.slice('posts/'.length));
}

/** The note that projects are samples, which setup empties without making the rest somebody's own. */
const NOTE = /(\bsampleNote: string =)\s*'[^'\n]*';/;

/** Without regard to how lines end. */
function digestOf(text: string): string {
  const same = text.replaceAll('\r\n', '\n').replace(NOTE, "$1 '';");
  return createHash('sha256').update(same).digest('base64url').slice(0, 16);
}
