import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatOf } from '../formats/recognise.ts';
import { ImportFailure } from '../import-failure.ts';
import { openSource } from '../source.ts';
import { isZip, unzip } from './unzip.ts';

/** What is to be imported of an upload, and where its pictures may lie. */
export interface FoundUpload {
  source: string;
  media: string[];
}

/** Formats whose file stands for a whole site: beside it there are only its pictures. */
const WHOLE = new Set(['wordpress', 'ghost']);
const MAX_DEPTH = 4;

/**
 * Finds what is to be imported in the uploaded files of a folder, `source` and perhaps `media`, and unpacks what is a ZIP.
 * @throws ImportFailure
 */
export async function findUpload(folder: string, signal: AbortSignal): Promise<FoundUpload> {
  const [file = ''] = await readdir(join(folder, 'source'));
  const [beside] = await readdir(join(folder, 'media'));
  const media = beside === undefined ? [] : [await unpacked(folder, 'media', beside, signal)];
  const path = join(folder, 'source', file);
  if (!(await isZip(path))) return { source: path, media };
  const root = await unpacked(folder, 'source', file, signal);
  const source = await sourceIn(root, path);
  return { source, media: [...media, root] };
}

/** The folder that an archive holds, made once. */
async function unpacked(folder: string, part: string, file: string, signal: AbortSignal): Promise<string> {
  const path = join(folder, part, file);
  if (!(await isZip(path)))
    throw new ImportFailure(`${path} is no ZIP. Pictures come as a ZIP of their folder.`);
  const place = join(folder, `unpacked-${part}`);
  const mark = `${place}.whole`;
  const names = await readdir(folder);
  if (!names.includes(`unpacked-${part}.whole`)) {
    await rm(place, { recursive: true, force: true });
    await mkdir(place, { mode: 0o700 });
    await unzip(path, place, { signal });
    await writeFile(mark, '');
  }
  return withoutWrapping(place);
}

/** Many programs put all of it into one folder. */
async function withoutWrapping(place: string): Promise<string> {
  const entries = await readdir(place, { withFileTypes: true });
  const [only] = entries;
  return entries.length === 1 &&
    only?.isDirectory() === true &&
    !/^(?:\d{4}|uploads|content|wp-content)$/.test(only.name)
    ? withoutWrapping(join(place, only.name))
    : place;
}

/** An export with its pictures beside it, a folder that is one, or a list of subscribers. */
async function sourceIn(root: string, zip: string): Promise<string> {
  const whole = await formatOf(await openSource(root));
  if (whole !== null && whole.name !== 'markdown') return root;
  const files = await filesIn(root, 0);
  const exported: string[] = [];
  const lists: string[] = [];
  for (const file of files.filter((name) => /\.(?:xml|json|csv|txt)$/i.test(name))) {
    const format = await formatOf(await openSource(file));
    if (format === null) continue;
    if (WHOLE.has(format.name)) exported.push(file);
    else if (format.name === 'subscribers') lists.push(file);
  }
  const candidates = exported.length > 0 || whole !== null ? exported : lists;
  const [only, ...more] = candidates;
  if (more.length > 0)
    throw new ImportFailure(`${zip} has ${candidates.length} exports in it. Bring one after the other.`);
  if (only !== undefined) return only;
  if (whole !== null) return root;
  throw new ImportFailure(
    `${zip} has no export in it that this program knows: of WordPress or Ghost, a folder of Markdown with front matter, or a list of subscribers.`,
  );
}

async function filesIn(folder: string, depth: number): Promise<string[]> {
  if (depth > MAX_DEPTH) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return await filesIn(path, depth + 1);
      return entry.isFile() ? [path] : [];
    }),
  );
  return found.flat();
}
