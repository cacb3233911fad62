import type { PostInput } from '#shared/contract/posts.ts';
import { DEFAULT_FOCUS } from '#shared/focus-point.ts';
import type { PostRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { notFound, unprocessable } from '../../http/errors.ts';
import { TooDeeplyNested } from '../../plain-text.ts';
import type { CampaignRepository } from '../newsletter/campaigns.repository.ts';
import { kindOf } from '../writing/version-kind.ts';
import type { VersionService } from '../writing/versions.service.ts';
import { type PostAddresses, slugInUse } from './post-addresses.ts';
import { columns } from './post-columns.ts';
import { type PostRepository, SlugTaken, UnknownCategory } from './posts.repository.ts';
import { publicationDate } from './publication-date.ts';
import { savedForm } from './saved-form.ts';

interface Deps {
  repository: PostRepository;
  addresses: PostAddresses;
  versions: Pick<VersionService, 'keep'>;
  campaigns: Pick<CampaignRepository, 'followTitle'>;
}

/** Writes the words and settings of posts, with all that goes with them: earlier addresses, versions, titles of emails. */
export class PostWriter {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Writes a locked post. What the input does not have stays as it is, but for what is about the cover: that goes with the
   * cover.
   * @throws HttpError 422 date too far away; and what `explained` explains
   */
  async write(transaction: Transaction, before: PostRow, input: PostInput, now: Date): Promise<PostRow> {
    const { repository, addresses, campaigns } = this.#deps;
    const { id } = before;
    const changes = columns(input);
    const slug = await addresses.change(transaction, input, before, now);
    const isSameCover = input.featured_image === before.featured_image;
    await repository.update(transaction, id, {
      ...changes,
      slug,
      published_at: publicationDate(input, before, now),
      image_alt: input.image_alt ?? (isSameCover ? before.image_alt : ''),
      image_focus: input.image_focus ?? (isSameCover ? before.image_focus : DEFAULT_FOCUS),
      updated_at: now.toISOString(),
    });
    const post = await this.keepVersion(transaction, id, before);
    if (post.title !== before.title)
      await campaigns.followTitle(transaction, id, { before: before.title, after: post.title });
    return post;
  }

  /** Keeps the version that was just saved. @param before null for a new post @throws HttpError 404 */
  async keepVersion(transaction: Transaction, id: number, before: PostRow | null): Promise<PostRow> {
    const { repository, versions } = this.#deps;
    const post = await repository.lock(transaction, id);
    if (post === undefined) throw notFound('That post is not there any more.');
    const saved = { ...savedForm(post), kind: kindOf(before, post, post.updated_at) };
    await versions.keep(transaction, id, saved, before && savedForm(before));
    return post;
  }
}

/** Translates a failed write of a post into an HTTP error. */
export async function explained<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof SlugTaken) throw slugInUse();
    if (error instanceof UnknownCategory) throw unprocessable('That category does not exist.', 'category_id');
    if (error instanceof TooDeeplyNested) throw unprocessable('The content is nested too deeply.', 'content');
    throw error;
  }
}
