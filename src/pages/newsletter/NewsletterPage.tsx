import { Navigate, useParams } from 'react-router-dom';
import { business } from '#content/business.ts';
import { archive } from '#content/words/newsletter.ts';
import { Head } from '../../components/Head.tsx';
import { NotLoaded } from '../../components/NotLoaded.tsx';
import { NewsletterArticle } from '../../features/newsletter/NewsletterArticle.tsx';
import { useNewsletterPage } from '../../features/newsletter/use-newsletter-pages.ts';
import { ROUTES } from '../../paths.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NewsletterBand } from '../home/NewsletterBand.tsx';

/** One of them. An unknown one leads to the list. */
export function NewsletterPage() {
  const { slug = '' } = useParams();
  const { newsletter, error, retry } = useNewsletterPage(slug);
  if (newsletter === null) return <Navigate to={ROUTES.newsletters} replace />;
  if (newsletter === undefined) {
    return (
      <div className="shell section">
        {error === null ? (
          <div role="status" aria-label={archive.loading}>
            <Skeleton className="h-64" />
          </div>
        ) : (
          <NotLoaded isPage title={archive.failed} message={error.message} onRetry={retry} />
        )}
      </div>
    );
  }
  return (
    <>
      <Head title={`${newsletter.subject} | ${business.who.name}`} description={newsletter.beginning} />
      <NewsletterArticle newsletter={newsletter} />
      <NewsletterBand />
    </>
  );
}
