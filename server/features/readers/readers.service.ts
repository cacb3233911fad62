import { dayOf } from '#shared/business-time.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { Readers, ReaderSpan } from '#shared/contract/readers.ts';
import type { Clock } from '../../clock.ts';
import { readableDomain } from '../../readable-email.ts';
import type { ReaderCounter } from './reader-counter.ts';
import { stepsOf, totalOf } from './reader-steps.ts';
import type { NamedViews, ReaderRepository } from './readers.repository.ts';

const MAX_LISTED = 10;
/** The address of a post, and of no list of posts. */
const POST = /^\/blog\/([^/]+)$/;

interface Deps {
  repository: ReaderRepository;
  counter: Pick<ReaderCounter, 'flush'>;
  /** How many get the newsletter. */
  countSubscribers: () => Promise<number>;
  clock: Clock;
}

/** How often the site was read. */
export class ReaderService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** What was counted in the days up to today, with what this process has counted until now. */
  async read(span: ReaderSpan): Promise<Omit<Readers, 'success'>> {
    const { repository, counter, countSubscribers, clock } = this.#deps;
    await counter.flush();
    const last = dayOf(clock());
    const first = addDays(last, 1 - span);
    const start = addDays(first, -span);
    const days = await repository.days(start, last);
    const since = days.filter(({ day }) => day >= first);
    const read = await repository.pages(first);
    const posts = read.filter(({ name }) => POST.test(name));
    return {
      steps: stepsOf(since, first, last),
      total: totalOf(since),
      before: (await repository.begunBefore(addDays(start, 1)))
        ? totalOf(days.filter(({ day }) => day < first))
        : null,
      subscribers: await countSubscribers(),
      posts: await this.#withTitles(posts),
      pages: read
        .filter(({ name }) => !POST.test(name))
        .slice(0, MAX_LISTED)
        .map(({ name, views }) => ({ path: name, views })),
      hosts: (await repository.hosts(first, MAX_LISTED)).map(({ name, views }) => ({
        host: readableDomain(name),
        views,
      })),
    };
  }

  /** The most read posts under the addresses that they have now. */
  async #withTitles(read: readonly NamedViews[]): Promise<Readers['posts']> {
    const slugs = read.map(({ name }) => slugIn(name));
    const found = await this.#deps.repository.titles(slugs);
    const posts = new Map<string, Readers['posts'][number]>();
    for (const { name, views } of read) {
      const post = found.get(slugIn(name));
      const path = post === undefined ? name : `/blog/${encodeURIComponent(post.slug)}`;
      const counted = posts.get(path)?.views ?? 0;
      posts.set(path, { path, title: post?.title ?? null, views: counted + views });
    }
    return [...posts.values()].sort((one, other) => other.views - one.views).slice(0, MAX_LISTED);
  }
}

function slugIn(path: string): string {
  return decodeURIComponent(POST.exec(path)?.[1] ?? '');
}
