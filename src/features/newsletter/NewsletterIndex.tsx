import { Link } from 'react-router-dom';
import { archive } from '#content/words/newsletter.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { newsletterPath } from '../../paths.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNewsletterPages } from './use-newsletter-pages.ts';

/** The newsletters on the web as a ruled list, the date in the margin. */
export function NewsletterIndex() {
  const { newsletters, error, retry } = useNewsletterPages();
  if (error !== null) return <LoadFailure title={archive.failed} message={error.message} onRetry={retry} />;
  if (newsletters === undefined) {
    return (
      <div role="status" aria-label={archive.loading}>
        <Skeleton className="h-64" />
      </div>
    );
  }
  if (newsletters.length === 0) return <p className="max-w-measure text-lead text-quiet">{archive.none}</p>;
  return (
    <ol className="border-t border-line">
      {newsletters.map(({ slug, subject, sent_at, beginning }) => (
        <li
          key={slug}
          className="relative grid gap-x-10 gap-y-2 border-b border-line py-7 lg:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <p className="text-small text-quiet lg:pt-1.5">
            <time dateTime={sent_at}>{formatLongDate(sent_at)}</time>
          </p>
          <div>
            <h2 className="text-heading wrap-anywhere">
              <Link to={newsletterPath(slug)} className="hover:text-clay hover:underline">
                {subject}
              </Link>
            </h2>
            <p className="mt-2 max-w-measure wrap-anywhere text-quiet">{beginning}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
