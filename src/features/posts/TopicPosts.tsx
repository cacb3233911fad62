import { blog } from '#content/blog.ts';
import { notFound } from '#content/pages.ts';
import { topics } from '#content/topics.ts';
import * as list from '#content/words/blog.ts';
import * as words from '#content/words/posts.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Head } from '../../components/Head.tsx';
import { MoreLink } from '../../components/MoreLink.tsx';
import { NotLoaded } from '../../components/NotLoaded.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { ALL } from '../../lib/filters.ts';
import { ROUTES, type TopicKind, topicPath } from '../../paths.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { FeedLink } from './FeedLink.tsx';
import { PostGrid, PostGridSkeleton } from './PostGrid.tsx';
import { colorIn } from './post-view.ts';
import { ResultsHeading } from './ResultsHeading.tsx';
import type { FoundTopic } from './topics.api.ts';
import { useTopic } from './use-topic.ts';

interface Place {
  kind: TopicKind;
  slug: string;
  page: number;
}

/** The posts of a category or a tag, six a page. */
export function TopicPosts(place: Place) {
  const { data, error, isPlaceholderData, refetch } = useTopic(place.kind, place.slug, place.page);
  return (
    <div className="shell pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20" aria-busy={isPlaceholderData}>
      {error !== null ? (
        <NotLoaded isPage title={words.failed} message={error.message} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <PostGridSkeleton layout="full" />
      ) : data === null ? (
        <UnknownTopic />
      ) : (
        <KnownTopic {...place} found={data} />
      )}
    </div>
  );
}

function KnownTopic({ kind, slug, page, found }: Place & { found: NonNullable<FoundTopic> }) {
  const { topic, posts, totalPages, totalPosts } = found;
  const texts = topics[kind];
  const place = page > 1 && page <= totalPages ? list.onPage(page, totalPages) : '';
  const toPage = (number: number) => topicPath(kind, slug, number);
  return (
    <>
      <Head
        title={texts.title(topic.name, place)}
        description={texts.description(topic.name, topic.description)}
        {...(posts.length === 0 ? { noindex: true } : {})}
      />
      <header className="border-b border-line pb-8">
        <MoreLink back to={ROUTES.blog} className="-my-2.5 text-small">
          {topics.all}
        </MoreLink>
        {topic.color === null ? null : <Rule color={colorIn(topic.color)} />}
        <h1 className="mt-5 text-hero">{texts.heading(topic.name)}</h1>
        {topic.description === '' ? null : (
          <p className="mt-4 max-w-measure text-lead text-quiet">{topic.description}</p>
        )}
      </header>
      <CategoryRow categories={found.categories} current={kind === 'category' ? slug : null} />
      <section aria-labelledby="results" className="mt-8">
        <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
          <ResultsHeading place={{ page, category: ALL, search: '' }} found={{ totalPosts, totalPages }} />
          {totalPosts === 0 ? null : <FeedLink list={topicPath(kind, slug)} />}
        </div>
        {posts.length === 0 ? (
          <NoPosts last={totalPages > 0 ? toPage(totalPages) : null} />
        ) : (
          <PostGrid posts={posts} layout="full" ofOneCategory={kind === 'category'} />
        )}
        {totalPages <= 1 ? null : (
          <div className="mt-14">
            <Pagination current={page} total={totalPages} pathFor={toPage} />
          </div>
        )}
      </section>
    </>
  );
}

/** The category's colour, as a rule. */
function Rule({ color }: { color: string }) {
  return (
    <svg aria-hidden viewBox="0 0 64 4" className="mt-8 w-16">
      <rect width="64" height="4" fill={color} />
    </svg>
  );
}

/** @param last the path of the last page; null where there are no posts at all */
function NoPosts({ last }: { last: string | null }) {
  return (
    <NothingFound title={list.none} message={last === null ? topics.none : blog.beyond}>
      <ButtonLink variant="secondary" to={last ?? ROUTES.blog}>
        {last === null ? topics.all : blog.lastPage}
      </ButtonLink>
    </NothingFound>
  );
}

function UnknownTopic() {
  const { title, text } = topics.unknown;
  return (
    <>
      <Head {...notFound} />
      <NothingFound isPage title={title} message={text}>
        <ButtonLink to={ROUTES.blog}>{topics.all}</ButtonLink>
      </NothingFound>
    </>
  );
}
