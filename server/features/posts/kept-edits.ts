import { type PostInput, postBody } from '#shared/contract/posts.ts';
import type { WritingForm } from '#shared/contract/writing.ts';
import type { PostDraftRow, PostRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { conflict, unprocessable } from '../../http/errors.ts';
import type { DraftRepository } from '../writing/drafts.repository.ts';
import type { VersionRepository } from '../writing/versions.repository.ts';
import type { PostWriter } from './post-writer.ts';

interface Deps {
  drafts: Pick<DraftRepository, 'lock' | 'remove'>;
  versions: Pick<VersionRepository, 'lastSaved'>;
  writer: PostWriter;
}

/** What is kept of a post beside it, as it is written: of one that visitors don't have, that is what it says by now. */
export class KeptEdits {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Publishes a locked draft at once with what is kept of it, which is nothing beside it afterwards.
   * @returns the post; null where nothing is kept of it, and nothing was done
   * @throws HttpError 409 the post was saved after what is kept was begun, 422 what is kept can't be published
   */
  async publish(transaction: Transaction, post: PostRow, now: Date): Promise<PostRow | null> {
    const { drafts, writer } = this.#deps;
    const kept = await drafts.lock(transaction, `post-${post.id}`);
    if (kept === undefined) return null;
    if (!(await this.#follows(transaction, kept, post))) {
      throw conflict('There are two versions of it. Open it to decide which one counts.');
    }
    const form = JSON.parse(kept.form) as WritingForm; // as it was validated when it was saved
    const published = await writer.write(transaction, post, inputOf(form, post, now), now);
    await drafts.remove(transaction, kept.key);
    return published;
  }

  /** Whether what the post says is what the edits began from: what it became, and when, is nothing that it says. */
  async #follows(transaction: Transaction, kept: PostDraftRow, post: PostRow): Promise<boolean> {
    if (kept.based_on === null || kept.based_on === post.updated_at) return true;
    const saved = await this.#deps.versions.lastSaved(post.id, transaction);
    return (saved ?? post.created_at) <= kept.based_on;
  }
}

/** @throws HttpError 422 */
function inputOf(form: WritingForm, post: PostRow, now: Date): PostInput {
  const { slug, published_at: planned } = form;
  const { success, data, error } = postBody.safeParse({
    ...form,
    status: 'published',
    slug: slug === '' || slug === post.slug ? null : slug,
    published_at: dateOf([planned, post.published_at], now),
  });
  if (success) return data;
  const [issue] = error.issues;
  throw unprocessable(
    `It can’t be published yet. ${issue?.message ?? ''}`.trim(),
    String(issue?.path[0] ?? ''),
  );
}

/** At once: a date is kept that has passed, and no plan. */
function dateOf(dates: readonly (string | null | undefined)[], now: Date): string {
  const at = now.toISOString();
  return (
    dates.find((date) => date?.endsWith('Z') === true && date <= at && !Number.isNaN(Date.parse(date))) ?? at
  );
}
