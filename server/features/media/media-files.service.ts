import type { MediaUse } from '#shared/contract/media.ts';
import type { Clock } from '../../clock.ts';
import type { MediaRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import type { ImageFiles } from '../../files/image-files.ts';
import { conflict } from '../../http/errors.ts';
import { makeImages } from '../uploads/image-pipeline.ts';
import type { ReceivedImage } from '../uploads/receive-image.ts';
import type { MediaFinder } from './media-finder.ts';
import type { MediaMentions } from './media-mentions.repository.ts';
import type { MediaRepository } from './media.repository.ts';
import { imageGone } from './media.service.ts';
import type { MediaUses } from './media-uses.ts';
import { copyAddress, fileNames, type NamedImage, parseFileName, withReplaced } from './upload-names.ts';

/** Images younger than this are spared when all unused ones are deleted: they may be in a text that is not saved yet. */
const SPARED_MS = 60 * 60 * 1000;

interface Deps {
  inTransaction: InTransaction;
  repository: MediaRepository;
  mentions: MediaMentions;
  uses: MediaUses;
  finder: MediaFinder;
  files: ImageFiles;
  clock: Clock;
  /** Called after posts were changed. */
  onChange: () => void;
  /** Called when files that are not needed any more can't be deleted. */
  onFailure: (error: unknown) => void;
}

/** Replaces and deletes the files of the library, without breaking what mentions them. */
export class MediaFileService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Puts another file in the place of an image, in all posts. Whatever else mentions its address is led to the new one.
   * @returns how many posts were changed
   * @throws HttpError 404, 413, 415
   */
  async replace(id: number, { path, name }: ReceivedImage): Promise<number> {
    const { repository, files, inTransaction, clock, onChange } = this.#deps;
    if ((await repository.find(id)) === undefined) throw imageGone();
    const { name: file, ...size } = await makeImages(path, files);
    const next = { ...size, name, path: `/uploads/${file}`, made_at: clock().toISOString() };
    const { before, rewritten } = await inTransaction(async (transaction) => {
      const row = await repository.find(id, transaction);
      if (row === undefined) throw imageGone();
      const earlier = await repository.movesTo(transaction, id);
      await repository.replace(transaction, row, next);
      let count = 0;
      for (const mentioned of [row.path, ...earlier]) {
        count += await this.#deps.mentions.rewritePosts(transaction, mentioned, (text) =>
          withReplaced(text, mentioned, next),
        );
      }
      return { before: row, rewritten: count };
    }).catch(async (error: unknown) => {
      await this.#deleteFiles([next]);
      throw error;
    });
    if (rewritten > 0) onChange();
    await this.#deleteFiles([before]);
    return rewritten;
  }

  /** @throws HttpError 404, 409 while something uses it */
  async delete(id: number): Promise<void> {
    const { repository, uses, inTransaction } = this.#deps;
    const deleted = await inTransaction(async (transaction) => {
      const row = await repository.find(id, transaction);
      if (row === undefined) throw imageGone();
      const found = await uses.ofOne(transaction, row);
      if (found.length > 0) throw conflict(inUse(found));
      await repository.delete(transaction, [id]);
      return row;
    });
    await this.#deleteFiles([deleted]);
  }

  /** Deletes the images that nothing uses, except for those made within the last hour. */
  async deleteUnused(): Promise<{ deleted: number; bytes: number; spared: number }> {
    const { repository, uses, inTransaction, clock, finder } = this.#deps;
    await finder.find();
    const latest = new Date(clock().getTime() - SPARED_MS).toISOString();
    const { rows, spared } = await inTransaction(async (transaction) => {
      const all = await uses.of(await repository.list(transaction), transaction);
      const unused = all.filter((media) => media.uses.length === 0).map(({ row }) => row);
      const old = unused.filter(({ made_at }) => made_at <= latest);
      await repository.delete(
        transaction,
        old.map(({ id }) => id),
      );
      return { rows: old, spared: unused.length - old.length };
    });
    await this.#deleteFiles(rows);
    return { deleted: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0), spared };
  }

  /**
   * The file name that has taken the place of one that is not there any more; null when none has.
   * @param name of the image's largest file, or of a smaller copy
   */
  async movedTo(name: string): Promise<string | null> {
    const parsed = parseFileName(name);
    if (parsed === null) return null;
    const row = await this.#deps.repository.findMoved(parsed.path);
    return row === undefined ? null : copyAddress(row, parsed.copy).replace('/uploads/', '');
  }

  /** Those that stay because of a failure are found again when the library is opened next. */
  async #deleteFiles(images: readonly (NamedImage | MediaRow)[]): Promise<void> {
    try {
      await this.#deps.files.delete(images.flatMap(fileNames));
    } catch (error) {
      this.#deps.onFailure(error);
    }
  }
}

/** 'This image is used: as the cover of “Bread at six”, in the text of “Rye” and in 3 other places.' */
function inUse(uses: readonly MediaUse[]): string {
  const named = uses.slice(0, 2).map(({ kind, title }) => `${PLACES[kind]} “${title}”`);
  const more = uses.length - named.length;
  if (more > 0) named.push(more === 1 ? 'in another place' : `in ${more} other places`);
  const list =
    named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`;
  return `This image is used ${list}.`;
}

const PLACES: Record<MediaUse['kind'], string> = {
  cover: 'as the cover of',
  text: 'in the text of',
  draft: 'in the unsaved writing of',
  version: 'in an earlier version of',
  trash: 'in the trash, in',
  newsletter: 'in the newsletter',
};
