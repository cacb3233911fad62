import { Link } from 'react-router-dom';
import { archive } from '#content/words/newsletter.ts';
import type { NewsletterTeaser } from '#shared/contract/newsletter-pages.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { NotLoaded } from '../../components/NotLoaded.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { newsletterPath } from '../../paths.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNewsletterPages } from './use-newsletter-pages.ts';

/** The newsletters on the web as a ruled list, the date in the margin. */
export function NewsletterIndex() {
  const { newsletters, error, retry } = useNewsletterPages();
  if (error !== null) return <NotLoaded title={archive.failed} message={error.message} onRetry={retry} />;
  if (newsletters === undefined) {
    return (
      <div role="status" aria-label={archive.loading}>
        <Skeleton className="h-64" />
      </div>
    );
  }
  if (newsletters.length === 0)
    return <NothingFound title={archive.none} message={archive.first} drawing="sent" />;
  return (
    <ol className="border-t border-line">
      {newsletters.map((newsletter, index) => (
        <Listed key={newsletter.slug} newsletter={newsletter} isLatest={index === 0} />
      ))}
    </ol>
  );
}

/** The latest one is set larger. */
function Listed({ newsletter, isLatest }: { newsletter: NewsletterTeaser; isLatest: boolean }) {
  const { slug, subject, sent_at, beginning } = newsletter;
  return (
    <li
      className={`grid gap-x-10 gap-y-2 border-b border-line lg:grid-cols-[14rem_minmax(0,1fr)] ${isLatest ? 'py-8 sm:py-12' : 'py-7'}`}
    >
      <p className={`text-small text-quiet ${isLatest ? 'lg:pt-4' : 'lg:pt-1.5'}`}>
        <time dateTime={sent_at}>{formatLongDate(sent_at)}</time>
      </p>
      <div>
        <h2 className={`wrap-anywhere ${isLatest ? 'text-title' : 'text-heading'}`}>
          <Link to={newsletterPath(slug)} className="hover:text-clay hover:underline">
            {subject}
          </Link>
        </h2>
        <p className={`max-w-measure wrap-anywhere text-quiet ${isLatest ? 'mt-4 text-lead' : 'mt-2'}`}>
          {beginning}
        </p>
      </div>
    </li>
  );
}
