import pLimit from 'p-limit';
import type { Clock } from '../../clock.ts';
import type { MediaRow, NewMedia } from '../../db/tables.ts';
import type { ImageFiles } from '../../files/image-files.ts';
import type { MediaRepository } from './media.repository.ts';
import { fileNames, parseFileName, storedName } from './upload-names.ts';

/** Rows of one insert. */
const BATCH = 100;
/** Files in memory at once. */
const MAX_AT_ONCE = 4;

interface Deps {
  repository: MediaRepository;
  files: ImageFiles;
  clock: Clock;
  /** Called when the store can't be read; it is tried again with the next use. */
  onFailure: (error: unknown) => void;
}

/** Brings the images of the store into the library that were uploaded before there was one, or came with a backup. */
export class MediaFinder {
  readonly #deps: Deps;
  #found: Promise<void> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Looks through the store, once in the life of a process. */
  find(): Promise<void> {
    this.#found ??= this.#find().catch((error: unknown) => {
      this.#found = null;
      this.#deps.onFailure(error);
    });
    return this.#found;
  }

  /** The same, with the bytes of the files that were found in the store, as far as it says them. */
  weighed<Media extends { row: MediaRow }>(list: readonly Media[]): Promise<Media[]> {
    const limit = pLimit(MAX_AT_ONCE);
    return Promise.all(
      list.map(async (media) =>
        media.row.bytes === null ? { ...media, row: await limit(() => this.#weigh(media.row)) } : media,
      ),
    );
  }

  async #find(): Promise<void> {
    const { repository, files, clock } = this.#deps;
    const known = new Set((await repository.list()).map(({ path }) => path));
    const replaced = await repository.moves();
    const made_at = clock().toISOString();
    let batch: NewMedia[] = [];
    for await (const name of files.list()) {
      const image = parseFileName(name);
      if (image?.copy !== null || known.has(image.path)) continue;
      const { path, width, height } = image;
      if (replaced.has(path)) {
        // Its replacement was interrupted: while the file is there, its address can't lead to the new one.
        await files.delete(fileNames(image));
        continue;
      }
      batch.push({ path, name, width, height, bytes: null, kind: 'upload', made_at });
      if (batch.length < BATCH) continue;
      await repository.addFound(batch);
      batch = [];
    }
    await repository.addFound(batch);
  }

  async #weigh(row: MediaRow): Promise<MediaRow> {
    const { repository, files, onFailure } = this.#deps;
    try {
      const file = await files.read(storedName(row.path));
      if (file === null) return row;
      await repository.setBytes(row.id, file.length);
      return { ...row, bytes: file.length };
    } catch (error) {
      onFailure(error);
      return row;
    }
  }
}
