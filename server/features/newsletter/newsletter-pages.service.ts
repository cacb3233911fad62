import { answers } from '#content/words/answers.ts';
import type { NewsletterPage, NewsletterTeaser } from '#shared/contract/newsletter-pages.ts';
import type { Clock } from '../../clock.ts';
import { notFound } from '../../http/errors.ts';
import { type CampaignPosts, isPublic } from './campaign-posts.repository.ts';
import { presentNewsletter, presentTeaser } from './newsletter-page.ts';
import type { NewsletterAddress, NewsletterPageRepository } from './newsletter-pages.repository.ts';

/** Maximum newsletters listed: twenty years of weekly ones. */
const LISTED = 1_000;
/** How many characters of a newsletter its beginning is looked for in. */
const BEGINNING = 4_000;

interface Deps {
  repository: NewsletterPageRepository;
  posts: CampaignPosts;
  clock: Clock;
}

/** The newsletters on the web. */
export class NewsletterPageService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Newest first; with their content. */
  async list(limit: number): Promise<NewsletterPage[]> {
    const rows = await this.#deps.repository.list(limit);
    return rows.map((row) => presentNewsletter(row, null));
  }

  /** All of them, newest first, with as much of each as a list shows. */
  async listTeasers(): Promise<NewsletterTeaser[]> {
    const rows = await this.#deps.repository.listBeginnings(LISTED, BEGINNING);
    return rows.map((row) => presentTeaser(presentNewsletter(row, null)));
  }

  /** @throws HttpError 404, also for one that was not sent, and one that the owner does not show */
  async read(slug: string): Promise<NewsletterPage> {
    const { repository, posts, clock } = this.#deps;
    // PostgreSQL refuses to look for a text with this character.
    const row = slug.includes('\0') ? undefined : await repository.find(slug);
    if (row === undefined) throw notFound(answers.newsletter.notFound);
    const isCopy = row.post_id !== null && row.post_part === 'whole';
    const post = isCopy && row.post_id !== null ? await posts.find(row.post_id) : undefined;
    return presentNewsletter(row, post !== undefined && isPublic(post, clock()) ? post.slug : null);
  }

  addresses(limit: number): Promise<NewsletterAddress[]> {
    return this.#deps.repository.addresses(limit);
  }
}
