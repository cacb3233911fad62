import type {
  CropMediaInput,
  DescribeMediaInput,
  DrawCoverInput,
  MediaOrder,
  MediaUse,
} from '#shared/contract/media.ts';
import type { Clock } from '../../clock.ts';
import { type Page, type Slice, sliceOf } from '../../db/rows.ts';
import type { MediaRow } from '../../db/tables.ts';
import type { ImageFiles } from '../../files/image-files.ts';
import { notFound, unprocessable } from '../../http/errors.ts';
import { foldCase } from '../../search-text.ts';
import { type MadeImage, makeImages, storeImage } from '../uploads/image-pipeline.ts';
import type { ReceivedImage } from '../uploads/receive-image.ts';
import { cutOut } from './cut-out.ts';
import type { MediaFinder } from './media-finder.ts';
import type { MediaRepository } from './media.repository.ts';
import type { MediaUses } from './media-uses.ts';
import { storedName } from './upload-names.ts';

interface Deps {
  repository: MediaRepository;
  uses: MediaUses;
  finder: MediaFinder;
  files: ImageFiles;
  clock: Clock;
  /** Draws a cover, in any format. */
  drawCover: (title: string, variant: number) => Promise<Buffer>;
}

export interface MediaWithUses {
  row: MediaRow;
  uses: MediaUse[];
}

interface Filter extends Page {
  search: string;
  /** Only the image that is there; undefined for all. */
  path?: string | undefined;
  /** Only what nothing uses. */
  unused: boolean;
  sort: MediaOrder;
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The library of uploaded images: what is in it, and what is added to it. */
export class MediaService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Every word of the search is in the name or the description. */
  async list({
    search,
    path,
    unused,
    sort,
    ...page
  }: Filter): Promise<Slice<MediaWithUses> & { totals: { all: number; unused: number } }> {
    const { repository, uses, finder } = this.#deps;
    await finder.find();
    const all = await uses.of(await repository.list());
    const words = foldCase(search).split(/\s+/);
    const matching = all.filter((media) => {
      const text = foldCase(`${media.row.name}\n${media.row.alt}`);
      if (path !== undefined && media.row.path !== path) return false;
      return (!unused || media.uses.length === 0) && words.every((word) => text.includes(word));
    });
    const { offset, limit } = sliceOf(page);
    const shown = (await this.#inOrder(matching, sort)).slice(offset, offset + limit);
    return {
      rows: await finder.weighed(shown),
      total: matching.length,
      totals: { all: all.length, unused: all.filter((media) => media.uses.length === 0).length },
    };
  }

  /** They come newest first; where two are alike, that decides. */
  async #inOrder(newest: readonly MediaWithUses[], order: MediaOrder): Promise<readonly MediaWithUses[]> {
    switch (order) {
      case 'newest':
        return newest;
      case 'largest':
        return (await this.#deps.finder.weighed(newest)).toSorted(
          (one, other) => (other.row.bytes ?? 0) - (one.row.bytes ?? 0),
        );
      case 'name':
        return newest.toSorted((one, other) => names.compare(one.row.name, other.row.name));
    }
  }

  /** @throws HttpError 413, 415 */
  async upload({ path, name }: ReceivedImage): Promise<{ path: string }> {
    return this.#keep(await makeImages(path, this.#deps.files), { name, kind: 'upload', alt: '' });
  }

  /** @throws HttpError 404 */
  async describe({ id, alt, focus }: DescribeMediaInput): Promise<MediaWithUses> {
    await this.#deps.repository.describe(id, { alt, focus });
    return this.read(id);
  }

  /** @throws HttpError 404 */
  async read(id: number): Promise<MediaWithUses> {
    const row = await this.#require(id);
    const [media] = await this.#deps.uses.of([row]);
    return media ?? { row, uses: [] };
  }

  /** Makes an image of a part of another one; of an animation, of its first frame. @throws HttpError 404, 422 */
  async crop({ id, ...part }: CropMediaInput): Promise<MediaWithUses> {
    const { files } = this.#deps;
    const { name, alt, path, width, height } = await this.#require(id);
    if (part.x + part.width > width || part.y + part.height > height) {
      throw unprocessable('That part goes beyond the image.', 'width');
    }
    const whole = await files.read(storedName(path));
    if (whole === null) throw notFound('The file of that image is not in the store any more.');
    const made = await storeImage(await cutOut(whole, part), files);
    return { row: await this.#keep(made, { name, alt, kind: 'crop' }), uses: [] };
  }

  /** Draws a cover for a post of this title: the same one for the same title and variant. */
  async draw({ title, variant }: DrawCoverInput): Promise<MediaWithUses> {
    const { drawCover, files } = this.#deps;
    const made = await storeImage(await drawCover(title, variant), files);
    return { row: await this.#keep(made, { name: title, alt: '', kind: 'drawn' }), uses: [] };
  }

  async #keep(
    { name: file, ...size }: MadeImage,
    texts: Pick<MediaRow, 'name' | 'alt' | 'kind'>,
  ): Promise<MediaRow> {
    const { repository, clock } = this.#deps;
    const image = {
      ...texts,
      ...size,
      path: `/uploads/${file}`,
      focus: '50 50',
      made_at: clock().toISOString(),
    };
    return { ...image, id: await repository.add(image) };
  }

  async #require(id: number): Promise<MediaRow> {
    const row = await this.#deps.repository.find(id);
    if (row === undefined) throw imageGone();
    return row;
  }
}

export const imageGone = () => notFound('That image is not there any more.');
