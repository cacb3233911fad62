import { createHash, randomBytes } from 'node:crypto';
import * as words from '#content/words/preview.ts';
import type { PreviewLink, PreviewOf, WritingForm } from '#shared/contract/writing.ts';
import { isNewsletterDraft } from '#shared/newsletter-drafts.ts';
import { messageOfDraft } from '#shared/reply-drafts.ts';
import type { Clock } from '../../clock.ts';
import { notFound } from '../../http/errors.ts';
import type { SignedLinks } from '../../mail/signed-links.ts';
import type { PostRepository, PostWithCategory } from '../posts/posts.repository.ts';
import type { DraftRepository } from './drafts.repository.ts';
import { previewedPost } from './previewed-post.ts';
import type { PreviewRepository } from './previews.repository.ts';

interface Deps {
  repository: PreviewRepository;
  drafts: Pick<DraftRepository, 'find'>;
  posts: Pick<PostRepository, 'find'>;
  signed: Pick<SignedLinks, 'sign' | 'verify'>;
  /** The site's URL, including its path. */
  siteUrl: string;
  clock: Clock;
}

/** What a preview link shows. */
export interface Preview {
  post: PostWithCategory;
  /** ISO 8601. */
  ends_at: string;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** 128 bits, which nobody guesses. */
const SECRET_BYTES = 16;
/** The key of a post's draft. */
const OF_POST = /^post-([1-9]\d{0,14})$/;

/**
 * The links that show drafts and hidden posts to whoever has them. One ends on its date, when the owner ends it, and with
 * the draft or the post that it shows. The token is random and signed, and only a digest of it is kept: neither who guesses
 * nor who reads the database or a backup opens one.
 */
export class PreviewService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Those that are not over, newest first. */
  list(of: PreviewOf): Promise<PreviewLink[]> {
    return this.#deps.repository.list(subjectOf(of), this.#now());
  }

  /**
   * @param days how long it is open
   * @returns the link, which is told this once
   * @throws HttpError 404 there is no such draft or post
   */
  async create(
    of: PreviewOf,
    days: number,
  ): Promise<{ id: number; url: string; token: string; ends_at: string }> {
    const { repository, signed, siteUrl, clock } = this.#deps;
    const subject = subjectOf(of);
    if ((await this.#textOf(subject)) === null)
      throw notFound('There is nothing to show yet. Please save it first.');
    const now = clock();
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const ends_at = new Date(now.getTime() + days * DAY_MS).toISOString();
    const id = await repository.insert(subject, {
      token_hash: digestOf(secret),
      created_at: now.toISOString(),
      ends_at,
    });
    const token = signed.sign('preview', secret);
    return { id, url: `${siteUrl}/preview/${token}`, token, ends_at };
  }

  /** @throws HttpError 404 */
  async end(id: number): Promise<void> {
    if (!(await this.#deps.repository.end(id))) throw notFound('That link has ended already.');
  }

  /** @throws HttpError 404 never made here, over, or what it showed is gone */
  async read(token: string): Promise<Preview> {
    const { signed, repository } = this.#deps;
    const secret = await signed.verify('preview', token);
    const link = secret === null ? undefined : await repository.find(digestOf(secret), this.#now());
    const post = link === undefined ? null : await this.#textOf(link.of);
    if (link === undefined || post === null) throw notFound(words.ended);
    return { post, ends_at: link.ends_at };
  }

  /**
   * The draft as the post that it would be, or else the post; null when there is neither, for a post in the trash, and for
   * a newsletter.
   */
  async #textOf(of: PreviewOf): Promise<PostWithCategory | null> {
    const { drafts, posts, repository } = this.#deps;
    const saved = 'post' in of ? ((await posts.find(of.post)) ?? null) : null;
    if ('post' in of ? saved === null : !isPostDraft(of.key)) return null;
    const draft = await drafts.find('post' in of ? `post-${of.post}` : of.key);
    if (draft === undefined) return saved;
    const form = JSON.parse(draft.form) as WritingForm; // as it was validated when it was saved
    const chosen = form.category_id ?? null;
    const category = chosen === null ? null : await repository.category(chosen);
    return previewedPost(form, saved, category);
  }

  #now(): string {
    return this.#deps.clock().toISOString();
  }
}

/** The draft of a post is the post's. */
function subjectOf(of: PreviewOf): PreviewOf {
  const post = 'key' in of ? OF_POST.exec(of.key)?.[1] : undefined;
  return post === undefined ? of : { post: Number(post) };
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Neither a newsletter nor a reply. */
function isPostDraft(key: string): boolean {
  return !isNewsletterDraft(key) && messageOfDraft(key) === null;
}
