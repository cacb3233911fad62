import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Config } from '../config.ts';
import type { ImageFiles } from '../files/image-files.ts';
import { ExportFolder } from './export-folder.ts';
import { isWholePicture, writeTextsOf } from './make-export.ts';
import { MANIFEST, type Manifest, manifestText } from './manifest.ts';

/** An export on its way. */
interface ZipExport {
  /** How long it is. */
  bytes: number;
  stream: Readable;
  /** Deletes what was written for it. */
  close: () => Promise<void>;
}

/** In place of a digest that is not known yet: the manifest's length is told before the pictures are read. */
const NOT_YET = '0'.repeat(64);

/**
 * The same as `makeExport` as one ZIP: everything but the pictures is written to the disk first, as of one moment; pictures
 * are read as they are sent, one at a time. Nothing is compressed, so that whoever downloads it knows how much is to come.
 * @throws ExportError, CopyError, ConfigError, or the system's error
 */
export async function zipExport(
  config: Pick<Config, 'databaseFile' | 'postgres' | 'siteUrl' | 'mailFrom'>,
  files: ImageFiles,
): Promise<ZipExport> {
  const path = join(files.incoming, `export-${randomUUID()}`);
  const close = () => rm(path, { recursive: true, force: true });
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    const folder = new ExportFolder(path);
    const { made_at, counts } = await writeTextsOf(config, folder);
    const pictures: { name: string; bytes: number }[] = [];
    for await (const picture of files.sizes()) pictures.push(picture);
    pictures.sort((one, other) => (one.name < other.name ? -1 : 1));
    const manifest: Manifest = {
      format: 'shingle-export',
      version: 1,
      made_at,
      site: config.siteUrl,
      counts: { ...counts, pictures: pictures.filter(({ name }) => isWholePicture(name)).length },
      files: [
        ...folder.files,
        ...pictures.map(({ name, bytes }) => ({ path: `media/${name}`, bytes, sha256: NOT_YET })),
      ],
    };
    return { ...(await zipOf(path, manifest, files)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function zipOf(
  folder: string,
  manifest: Manifest,
  files: ImageFiles,
): Promise<Pick<ZipExport, 'bytes' | 'stream'>> {
  const zip = new ZipFile();
  const options = { compress: false, mtime: new Date(manifest.made_at) };
  const stream = new PassThrough();
  zip.outputStream.pipe(stream);
  zip.outputStream.on('error', (error: Error) => stream.destroy(error));
  zip.on('error', (error: Error) => stream.destroy(error));

  function add(path: string, size: number, read: () => Promise<Buffer>): void {
    zip.addReadStreamLazy(path, { ...options, size }, (give) => {
      read().then(
        (contents) => give(null, Readable.from([contents])),
        (error: unknown) => stream.destroy(error as Error),
      );
    });
  }

  for (const file of manifest.files) {
    const { path, bytes } = file;
    const picture = path.startsWith('media/') ? path.slice('media/'.length) : null;
    if (picture === null) {
      zip.addFile(join(folder, path), path, options);
      continue;
    }
    add(path, bytes, async () => {
      const contents = await files.read(picture);
      if (contents === null) throw new Error(`${picture} was deleted meanwhile`);
      file.sha256 = createHash('sha256').update(contents).digest('hex');
      return contents;
    });
  }
  add(MANIFEST, Buffer.byteLength(manifestText(manifest)), () =>
    Promise.resolve(Buffer.from(manifestText(manifest))),
  );
  const bytes = await new Promise<number>((resolve) => {
    // Its type leaves out that the callback is told the size.
    zip.end({ forceZip64Format: false, comment: '' }, resolve as () => void);
  });
  return { bytes, stream };
}
