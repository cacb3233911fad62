import type { MediaUse } from '#shared/contract/media.ts';
import type { MediaRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import type { MediaMentions } from './media-mentions.repository.ts';
import type { MediaRepository } from './media.repository.ts';

/** Where images are used, also by the addresses that they had before they were replaced. */
export class MediaUses {
  readonly #mentions: MediaMentions;
  readonly #repository: MediaRepository;

  constructor(mentions: MediaMentions, repository: MediaRepository) {
    this.#mentions = mentions;
    this.#repository = repository;
  }

  /** These images in their order, each with its uses. Reads through every text that mentions any image. */
  async of(
    rows: readonly MediaRow[],
    transaction: Transaction | null = null,
  ): Promise<{ row: MediaRow; uses: MediaUse[] }[]> {
    const mentions = await this.#mentions.all(transaction);
    const earlier = new Map<number, string[]>();
    for (const [path, id] of await this.#repository.moves(transaction)) {
      earlier.set(id, [...(earlier.get(id) ?? []), path]);
    }
    return rows.map((row) => {
      const paths = [row.path, ...(earlier.get(row.id) ?? [])];
      return { row, uses: withoutRepeats(paths.flatMap((path) => mentions.get(path) ?? [])) };
    });
  }

  /** Those of one image, in a transaction that holds its row. */
  async ofOne(transaction: Transaction, { id, path }: MediaRow): Promise<MediaUse[]> {
    const uses: MediaUse[] = [];
    for (const mentioned of [path, ...(await this.#repository.movesTo(transaction, id))]) {
      uses.push(...(await this.#mentions.of(transaction, mentioned)));
    }
    return withoutRepeats(uses);
  }
}

/** Which uses say what. A post's versions and unsaved writing count where the post itself does not, and its many versions once. */
function withoutRepeats(uses: readonly MediaUse[]): MediaUse[] {
  const inPosts = new Set(uses.flatMap(({ kind, id }) => (kind === 'cover' || kind === 'text' ? [id] : [])));
  const seen = new Set<string>();
  return uses.filter(({ kind, id }) => {
    if (kind !== 'version' && kind !== 'draft') return true;
    const key = `${kind} ${id}`;
    if (id === 0) return true; // each is another new post
    if (inPosts.has(id) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
