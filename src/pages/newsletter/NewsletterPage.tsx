import { useParams } from 'react-router-dom';
import { business } from '#content/business.ts';
import { notFound } from '#content/pages.ts';
import { archive } from '#content/words/newsletter.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Head } from '../../components/Head.tsx';
import { NotLoaded } from '../../components/NotLoaded.tsx';
import { NewsletterArticle } from '../../features/newsletter/NewsletterArticle.tsx';
import { useNewsletterPage } from '../../features/newsletter/use-newsletter-pages.ts';
import { ROUTES } from '../../paths.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NewsletterBand } from '../home/NewsletterBand.tsx';

/** One of them. One that is not there, or no longer, says so and leads to the list. */
export function NewsletterPage() {
  const { slug = '' } = useParams();
  const { newsletter, error, retry } = useNewsletterPage(slug);
  if (newsletter === null) {
    return (
      <div className="shell section">
        <Head {...notFound} />
        <h1 className="text-heading">{archive.gone.title}</h1>
        <p className="mt-4 mb-8 max-w-measure text-lead text-quiet">{archive.gone.text}</p>
        <ButtonLink to={ROUTES.newsletters}>{archive.all}</ButtonLink>
      </div>
    );
  }
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
