import type {
  Draft,
  DraftSummary,
  DraftWatched,
  SaveDraftBody,
  WritingForm,
} from '#shared/contract/writing.ts';
import { correctedCampaign, isNewsletterDraft } from '#shared/newsletter-drafts.ts';
import { messageOfDraft } from '#shared/reply-drafts.ts';
import type { Clock } from '../../clock.ts';
import type { PostDraftRow } from '../../db/tables.ts';
import { HttpError, notFound, unprocessable } from '../../http/errors.ts';
import { isOnline } from '../posts/still-scheduled.ts';
import type { DraftPosts } from './draft-posts.repository.ts';
import type { DraftRepository, ListedDraft } from './drafts.repository.ts';
import type { VersionRepository } from './versions.repository.ts';
import type { PreviewRepository } from './previews.repository.ts';
import { countWords, firstWords, storable } from './words.ts';

interface Deps {
  repository: DraftRepository;
  previews: PreviewRepository;
  draftPosts: DraftPosts;
  versions: Pick<VersionRepository, 'lastSaved'>;
  clock: Clock;
}

/** A window that was not seen for so long is closed, in ms. */
const WINDOW_TIMEOUT_MS = 20_000;
/** How often a saving that writes over everything may be overtaken by another one. */
const MAX_ATTEMPTS = 5;
/** The key of a post's draft. */
const OF_POST = /^post-(\d+)$/;

/** Unsaved writing, kept on the server for whatever happens to a window or a device. */
export class DraftService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Saves a draft, unless another window has done so since the revision that this one knows. The same draft, sent again
   * by its window or by one that knows it, is saved already.
   * @throws HttpError 404 the post, or the message that it answers, is gone for good, 409 with `revision`, `saved_at` and
   * `device` of what is there, 422
   */
  async save(input: SaveDraftBody): Promise<{ revision: number; saved_at: string }> {
    const { repository, draftPosts, clock } = this.#deps;
    const { key, post_id, force = false } = input;
    if (post_id === null ? OF_POST.test(key) : key !== `post-${post_id}`) {
      throw unprocessable('The key does not go with the post.', 'key');
    }
    if (post_id !== null && !(await repository.isKnown(post_id))) throw gone();
    const message = messageOfDraft(key);
    if (message !== null && !(await repository.isMessage(message)))
      throw notFound('That message is not there any more.');
    const now = clock().toISOString();
    const form = JSON.stringify(input.form);
    const draft = {
      key,
      post_id,
      based_on: input.based_on,
      window_id: input.window,
      device: input.device,
      title: storable(input.form.title ?? ''),
      words: countWords(input.form.content ?? ''),
      saved_at: now,
      form,
    };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const found = await repository.find(key);
      const isKnown = found?.revision === input.revision || found?.window_id === input.window;
      if (found !== undefined && isKnown && isSame(found, draft)) return found;
      const known = found?.revision ?? 0;
      if (known !== input.revision && !force) throw savedElsewhere(found);
      // Above all, so that a revision never names two texts: also above that of which a post was made.
      const made = found === undefined && post_id === null ? await draftPosts.find(key) : undefined;
      const next = { ...draft, revision: Math.max(known, input.revision, made?.revision ?? 0) + 1 };
      // One that is put back is as old as it was.
      if (found === undefined && input.saved_at !== undefined && input.saved_at < now)
        next.saved_at = input.saved_at;
      const isSaved =
        found === undefined ? await repository.insert(next) : await repository.replace(next, known);
      if (isSaved) return next;
    }
    throw savedElsewhere(await repository.find(key));
  }

  /** Those of posts. */
  async list(): Promise<DraftSummary[]> {
    return (await this.#all()).filter(({ key }) => !isNewsletterDraft(key));
  }

  /** All of them: those of posts, and the newsletters that are begun. */
  async listAll(): Promise<{ drafts: DraftSummary[]; newsletters: DraftSummary[] }> {
    const all = await this.#all();
    const isNewsletter = ({ key }: DraftSummary) => isNewsletterDraft(key);
    return {
      drafts: all.filter((draft) => !isNewsletter(draft)),
      newsletters: all.filter(isNewsletter),
    };
  }

  /** Without replies, which stand with their messages, and corrections that correct nothing. */
  async #all(): Promise<DraftSummary[]> {
    const rows = await this.#deps.repository.list();
    const own = rows.filter(({ key }) => messageOfDraft(key) === null);
    const idle = await Promise.all(own.map((row) => this.#correctsNothing(row)));
    return own.filter((_, at) => idle[at] !== true).map(summary);
  }

  /** Whether it is the page of a newsletter, opened to be corrected, that says what that page says already. */
  async #correctsNothing({ key, form }: ListedDraft): Promise<boolean> {
    const campaign = correctedCampaign(key);
    if (campaign === null || form === null) return false;
    const page = await this.#deps.repository.pageOf(campaign);
    const { title = '', content = '' } = JSON.parse(form) as WritingForm; // as it was validated when it was saved
    return page !== undefined && page.title === title && page.content === content;
  }

  /** @throws HttpError 404 */
  async read(key: string): Promise<Draft> {
    const row = await this.#deps.repository.find(key);
    if (row === undefined) throw notFound('That draft is not there any more.');
    return presentDraft(row);
  }

  /** Drops a draft, or only one revision of it. A draft that became a post leaves its preview links to that. */
  async drop(key: string, revision: number | null, post: number | null): Promise<void> {
    const { repository, previews } = this.#deps;
    if (!(await repository.drop(key, revision))) return;
    if (post === null) await previews.endAll(key);
    else await previews.handOver(key, post);
  }

  /** Notes that a window is open on a draft, and tells what the others do, and which post was made of it. */
  async watch(key: string, window: string, device: string): Promise<Omit<DraftWatched, 'success'>> {
    const { repository, draftPosts, versions, clock } = this.#deps;
    const now = clock();
    await repository.noteWindow({ key, window_id: window, device, seen_at: now.toISOString() });
    const since = new Date(now.getTime() - WINDOW_TIMEOUT_MS).toISOString();
    const postId = OF_POST.exec(key)?.[1];
    const draft = await repository.findRevision(key);
    const post = postId === undefined ? undefined : await repository.savedPost(Number(postId));
    const written = post === undefined ? null : await versions.lastSaved(Number(postId));
    const made = postId === undefined ? await draftPosts.find(key) : undefined;
    return {
      revision: draft?.revision ?? 0,
      saved_at: draft?.saved_at ?? null,
      post_updated_at: post?.updated_at ?? null,
      ...(post === undefined
        ? {}
        : {
            post: { status: post.status, published_at: post.published_at, is_online: isOnline(post, now) },
            post_written_at: written ?? post.created_at,
          }),
      ...(made === undefined ? {} : { made: { post: made.id, revision: made.revision } }),
      others: await repository.listOthers(key, window, since),
    };
  }

  /** Notes that a window is closed. */
  async leave(key: string, window: string): Promise<void> {
    await this.#deps.repository.forgetWindow(key, window);
  }

  /** Forgets windows that were closed long ago. */
  async forgetWindows(): Promise<void> {
    const before = this.#deps.clock().getTime() - WINDOW_TIMEOUT_MS;
    await this.#deps.repository.forgetWindows(new Date(before).toISOString());
  }
}

function isSame(found: PostDraftRow, draft: Omit<PostDraftRow, 'revision'>): boolean {
  return found.based_on === draft.based_on && found.form === draft.form;
}

export function presentDraft(row: PostDraftRow): Draft {
  const { based_on, revision, window_id: window } = row;
  return { ...summary(row), form: formIn(row.form), based_on, revision, window };
}

function summary({ key, post_id, title, words, saved_at, device, form, status }: ListedDraft): DraftSummary {
  const known = form === null ? {} : formIn(form);
  const { content = '', category_id = null, author_id = null, send_at, published_at = null } = known;
  const beginning = title.trim() === '' ? firstWords(content) : '';
  const chosen = post_id === null ? { category_id, author_id } : { category_id: null, author_id: null };
  const planned = send_at === undefined ? {} : { send_at };
  const dated = status === 'draft' && form !== null ? { published_at: published_at || null } : {};
  return { key, post_id, title, beginning, ...chosen, words, saved_at, device, ...planned, ...dated };
}

/** As it was validated when it was saved. */
function formIn(stored: string): WritingForm {
  return JSON.parse(stored) as WritingForm;
}

function savedElsewhere(found: PostDraftRow | undefined): HttpError {
  const { revision = 0, saved_at = null, device = '' } = found ?? {};
  return new HttpError(409, 'This draft was changed in another window since.', {
    body: { revision, saved_at, device },
  });
}

function gone(): HttpError {
  return notFound('That post is not there any more.');
}
