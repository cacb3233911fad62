import type { PostBatch, PostBatchAnswer, PostState } from '#shared/contract/post-batches.ts';
import { LIMITS } from '#shared/limits.ts';
import { eachOf } from '../../batches.ts';
import type { Clock } from '../../clock.ts';
import type { PostRow } from '../../db/tables.ts';
import type { InTransaction, Transaction } from '../../db/unit-of-work.ts';
import { conflict, notFound, unprocessable } from '../../http/errors.ts';
import { tagSlug, tagsOf } from './post-tags.repository.ts';
import type { KeptEdits } from './kept-edits.ts';
import { explained, type PostWriter } from './post-writer.ts';
import type { PostChanges, PostRepository } from './posts.repository.ts';
import { publicationDate } from './publication-date.ts';
import { requireScheduled } from './still-scheduled.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: PostRepository;
  writer: PostWriter;
  kept: KeptEdits;
  clock: Clock;
  /** Called after every write that visitors may see. */
  onChange: () => void;
}

type Change = (post: PostRow, now: Date) => Partial<PostChanges>;

/** Changes of several posts at once, which can be taken back. */
export class PostBatchService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Changes each post by itself. @param whileScheduled whether none becomes a draft once visitors have it */
  async run(batch: PostBatch, whileScheduled = false): Promise<Omit<PostBatchAnswer, 'success'>> {
    const undo: PostState[] = [];
    const states = new Map(batch.action === 'undo' ? batch.states.map((state) => [state.id, state]) : []);
    const ids = batch.action === 'undo' ? [...states.keys()] : batch.ids;
    const outcome = await eachOf(ids, async (id) => {
      const state = states.get(id);
      undo.push(
        state === undefined && batch.action === 'publish'
          ? await this.#publish(id)
          : await this.#change(id, state === undefined ? changeOf(batch, whileScheduled) : changeBack(state)),
      );
    });
    if (outcome.done.length > 0) this.#deps.onChange();
    return { ...outcome, undo };
  }

  /** A draft is published as it is written by now. @returns see `#change` @throws HttpError 404, and as `KeptEdits.publish` */
  #publish(id: number): Promise<PostState> {
    const { kept } = this.#deps;
    return this.#locked(id, async (transaction, before, now) => {
      const written = before.status === 'draft' ? await kept.publish(transaction, before, now) : null;
      if (written === null) return this.#write(transaction, before, publish(before, now), now);
      // Its words stay, whether visitors have them or not.
      return stateOf({ ...written, status: before.status, published_at: before.published_at }, now);
    });
  }

  /** @returns how the post was @throws HttpError 404, 409, 422 */
  #change(id: number, change: Change): Promise<PostState> {
    return this.#locked(id, (transaction, before, now) =>
      this.#write(transaction, before, change(before, now), now),
    );
  }

  async #write(
    transaction: Transaction,
    before: PostRow,
    changes: Partial<PostChanges>,
    now: Date,
  ): Promise<PostState> {
    const { repository, writer } = this.#deps;
    await repository.update(transaction, before.id, { ...changes, updated_at: now.toISOString() });
    // What it is about is part of what is edited: whoever began before meets it as another version.
    const isOther =
      (changes.category_id ?? before.category_id) !== before.category_id ||
      (changes.tags ?? before.tags) !== before.tags;
    if (isOther) await writer.keepVersion(transaction, before.id, before);
    return stateOf(before, now);
  }

  #locked<Result>(
    id: number,
    work: (transaction: Transaction, before: PostRow, now: Date) => Promise<Result>,
  ): Promise<Result> {
    const { inTransaction, repository, clock } = this.#deps;
    return explained(() =>
      inTransaction(async (transaction) => {
        const before = await repository.lock(transaction, id);
        if (before === undefined) throw notFound('That post is not there any more.');
        return work(transaction, before, clock());
      }),
    );
  }
}

/** What takes a change back that was made now. */
function stateOf(before: PostRow, now: Date): PostState {
  const { id, status, published_at, category_id } = before;
  return { id, status, published_at, category_id, tags: tagsOf(before), version: now.toISOString() };
}

function changeOf(batch: PostBatch, whileScheduled: boolean): Change {
  switch (batch.action) {
    case 'publish':
      return publish;
    case 'draft':
      return (post, now) => {
        if (whileScheduled) requireScheduled(post, now);
        return { status: 'draft', published_at: publicationDate({ status: 'draft' }, post, now) };
      };
    case 'category':
      return () => ({ category_id: batch.category_id });
    case 'tag':
      return (post) => ({ tags: JSON.stringify(withTag(tagsOf(post), batch.tag)) });
    case 'undo':
      throw new TypeError('what takes a change back is known for each post');
  }
}

/** At once, also where it was scheduled for later. */
function publish({ published_at }: PostRow, now: Date): Partial<PostChanges> {
  const at = now.toISOString();
  return {
    status: 'published',
    published_at: published_at === null || published_at > at ? at : published_at,
  };
}

function changeBack({ status, published_at, category_id, tags, version }: PostState): Change {
  return (post) => {
    if (post.updated_at !== version) throw conflict('This post was changed elsewhere since.');
    if (status === 'published' && published_at === null) throw unprocessable('The date is missing.');
    return { status, published_at, category_id, tags: JSON.stringify(tags) };
  };
}

function withTag(tags: readonly string[], tag: string): readonly string[] {
  if (tags.some((one) => tagSlug(one) === tagSlug(tag))) return tags;
  if (tags.length >= LIMITS.tags) throw unprocessable(`A post can have at most ${LIMITS.tags} tags.`);
  return [...tags, tag];
}
