import type { VersionAnswer, VersionKind, WritingForm } from '#shared/contract/writing.ts';
import type { Clock } from '../../clock.ts';
import type { InTransaction, Transaction } from '../../db/unit-of-work.ts';
import { notFound } from '../../http/errors.ts';
import type { DraftRepository } from './drafts.repository.ts';
import { superfluousVersions } from './thin-versions.ts';
import type { ListedVersion, VersionRepository } from './versions.repository.ts';
import { textOf } from './version-kind.ts';
import { countWords, storable } from './words.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: VersionRepository;
  posts: Pick<DraftRepository, 'isKnown'>;
  clock: Clock;
}

/** What was saved of a post, and when (ISO 8601). */
export interface Saved {
  form: WritingForm;
  at: string;
}

type Version = ReturnType<typeof rowOf>;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The versions of posts, fewer the older they are. */
export class VersionService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Keeps a version, in the transaction that saves the post. A saving that changes nothing makes none.
   * @param kind what it made of the post; an update to the text of an earlier version is found to be a restored one
   * @param before the post until then, which becomes the first version where none was kept yet
   */
  async keep(
    transaction: Transaction,
    postId: number,
    { kind, ...saved }: Saved & { kind: VersionKind },
    before: Saved | null,
  ): Promise<void> {
    const { repository } = this.#deps;
    let newest = await repository.newestForm(transaction, postId);
    if (newest === null && before !== null) {
      await repository.add(transaction, rowOf(postId, before, null));
      newest = JSON.stringify(before.form);
    }
    const version = rowOf(postId, saved, kind);
    if (version.form === newest) return;
    const isRestored =
      kind === 'updated' && newest !== null && (await this.#isRestored(transaction, version, newest));
    await repository.add(transaction, isRestored ? { ...version, kind: 'restored' } : version);
    await this.#thin(transaction, postId);
  }

  /** Whether its text is that of a version before the newest one, which has another. */
  async #isRestored(transaction: Transaction, version: Version, newest: string): Promise<boolean> {
    const text = textOf(version.form);
    if (textOf(newest) === text) return false;
    const forms = await this.#deps.repository.formsLike(transaction, version);
    return forms.some((form) => textOf(form) === text);
  }

  /** Keeps a text that is not saved as the post, as the other side of a conflict. @throws HttpError 404 */
  async keepAside(postId: number, form: WritingForm): Promise<void> {
    if (!(await this.#deps.posts.isKnown(postId))) throw notFound('That post is not there any more.');
    const version = rowOf(postId, { form, at: this.#deps.clock().toISOString() }, 'aside');
    await this.#deps.inTransaction((transaction) => this.#deps.repository.add(transaction, version));
  }

  /** Newest first. */
  list(postId: number): Promise<ListedVersion[]> {
    return this.#deps.repository.list(postId);
  }

  /** @throws HttpError 404 */
  async read(id: number): Promise<VersionAnswer['version']> {
    const row = await this.#deps.repository.find(id);
    if (row === undefined) throw notFound('That version is not there any more.');
    return { ...row, form: JSON.parse(row.form) as WritingForm }; // as it was written here
  }

  /** Thins out the versions of posts that nobody saves any more. */
  async thinAll(): Promise<void> {
    const { repository, inTransaction, clock } = this.#deps;
    const before = new Date(clock().getTime() - DAY_MS).toISOString();
    for (const postId of await repository.postsToThin(before)) {
      await inTransaction((transaction) => this.#thin(transaction, postId));
    }
  }

  async #thin(transaction: Transaction, postId: number): Promise<void> {
    const { repository, clock } = this.#deps;
    const versions = await repository.times(transaction, postId);
    await repository.remove(transaction, superfluousVersions(versions, clock()));
  }
}

function rowOf(postId: number, { form, at }: Saved, kind: VersionKind | null) {
  return {
    post_id: postId,
    saved_at: at,
    title: storable(form.title ?? ''),
    words: countWords(form.content ?? ''),
    form: JSON.stringify(form),
    kind,
  };
}
