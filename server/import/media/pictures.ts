import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../../clock.ts';
import type { MediaRepository } from '../../features/media/media.repository.ts';
import { makeImages } from '../../features/uploads/image-pipeline.ts';
import type { ImageFiles } from '../../files/image-files.ts';
import { HttpError } from '../../http/errors.ts';
import type { PictureFetcher } from './picture-fetcher.ts';
import type { MediaFolder } from './media-folder.ts';

/** As large as an upload may be. */
export const MAX_PICTURE_BYTES = 50 * 1024 * 1024;

interface Deps {
  repository: Pick<MediaRepository, 'add' | 'findStored'>;
  files: ImageFiles;
  clock: Clock;
  /** Where pictures may lie; the first that has one counts. */
  folders: readonly MediaFolder[];
  /** Gets what is in none of them; null where nobody asked for that. */
  fetcher: PictureFetcher | null;
  dryRun: boolean;
}

/** A picture as a text names it. */
export interface Mention {
  address: string;
  /** The same as a whole address, where the site's own is known. */
  url: string;
  /** Whether it is of the site that is imported. */
  isOwn: boolean;
  isOriginal: ((address: string) => boolean) | null;
}

/** What becomes of a picture. */
export type FoundPicture =
  /** `isNew`: stored by this run. */
  { path: string; isNew: boolean } | { problem: 'missing' | 'unreadable' };

/**
 * Stores the pictures of posts through the pipeline of uploads. Its content names a picture, so that one is stored once, however
 * often it is mentioned and imported, and whenever an import was killed.
 */
export class Pictures {
  readonly #deps: Deps;
  readonly #known = new Map<string, Promise<FoundPicture>>();
  /** By what is stored, as several addresses may lead to one. */
  readonly #stored = new Map<string, Promise<FoundPicture>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  bring(mention: Mention): Promise<FoundPicture> {
    const known = this.#known.get(mention.address) ?? this.#bring(mention);
    this.#known.set(mention.address, known);
    return known;
  }

  async #bring(mention: Mention): Promise<FoundPicture> {
    const here = await this.#find(mention);
    if (here !== null) return this.#once(here);
    const fetched = await this.#deps.fetcher?.fetch(mention.url, mention.isOriginal);
    if (fetched === null || fetched === undefined) return { problem: 'missing' };
    try {
      return await this.#once(fetched);
    } finally {
      await rm(fetched, { force: true });
    }
  }

  async #find({ address, isOriginal, isOwn }: Mention): Promise<string | null> {
    for (const folder of this.#deps.folders) {
      const file = await folder.find(address, isOriginal, isOwn);
      if (file !== null) return file;
    }
    return null;
  }

  async #once(file: string): Promise<FoundPicture> {
    if ((await stat(file)).size > MAX_PICTURE_BYTES) return { problem: 'unreadable' };
    const id = await digestOf(file);
    const stored = this.#stored.get(id) ?? this.#store(file, id);
    this.#stored.set(id, stored);
    return stored;
  }

  async #store(file: string, id: string): Promise<FoundPicture> {
    const { repository, files, clock, dryRun } = this.#deps;
    const present = await repository.findStored(id);
    if (present !== null) return { path: present, isNew: false };
    if (dryRun) return { path: `/uploads/${id}`, isNew: true };
    try {
      const { name, ...size } = await makeImages(file, files, id);
      const path = `/uploads/${name}`;
      const texts = {
        name: basename(file).toWellFormed().slice(0, 200),
        alt: '',
        kind: 'upload' as const,
        focus: '50 50',
      };
      await repository.add({ ...texts, ...size, path, made_at: clock().toISOString() });
      return { path, isNew: true };
    } catch (error) {
      if (error instanceof HttpError) return { problem: 'unreadable' };
      throw error;
    }
  }
}

/** As long as the random part of other names. */
async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 24);
}
