import { Link } from 'react-router-dom';
import { archive } from '#content/words/newsletter.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import type { NewsletterPage } from '#shared/contract/newsletter-pages.ts';
import { RichText } from '../../components/RichText.tsx';
import { ROUTES } from '../../paths.ts';

/** A newsletter as its subscribers got it. */
export function NewsletterArticle({ newsletter }: { newsletter: NewsletterPage }) {
  const { subject, sent_at, content } = newsletter;
  return (
    <article className="shell pt-10 pb-20 sm:pt-16">
      <header className="mx-auto max-w-[46.25rem]">
        <p className="text-small font-semibold">
          <Link to={ROUTES.newsletters} className="finger-high text-quiet hover:text-clay hover:underline">
            {archive.title}
          </Link>
        </p>
        <h1 className="mt-3 text-title wrap-anywhere max-sm:text-[2.4rem]">{subject}</h1>
        <p className="mt-5 text-small text-quiet">
          <time dateTime={sent_at}>{formatLongDate(sent_at)}</time>
        </p>
      </header>
      <div className="mx-auto mt-10 max-w-[46.25rem] sm:mt-14">
        <RichText html={content} />
      </div>
    </article>
  );
}
