import { archive } from '#content/words/newsletter.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import type { NewsletterPage } from '#shared/contract/newsletter-pages.ts';
import { MoreLink } from '../../components/MoreLink.tsx';
import { RichText } from '../../components/RichText.tsx';
import { blogPostPath, ROUTES } from '../../paths.ts';

/** A newsletter as its subscribers got it. */
export function NewsletterArticle({ newsletter }: { newsletter: NewsletterPage }) {
  const { subject, sent_at, content, post_slug } = newsletter;
  return (
    <article className="shell pt-10 pb-20 sm:pt-16">
      <header className="mx-auto max-w-[46.25rem]">
        <MoreLink back to={ROUTES.newsletters} className="-my-2.5 text-small">
          {archive.all}
        </MoreLink>
        <h1 className="mt-5 text-title wrap-anywhere max-sm:text-[2.4rem]">{subject}</h1>
        <p className="mt-5 text-small text-quiet">
          {archive.sentOn} <time dateTime={sent_at}>{formatLongDate(sent_at)}</time>
        </p>
      </header>
      <div className="mx-auto mt-10 max-w-[46.25rem] sm:mt-14">
        <RichText html={content} />
      </div>
      {post_slug === null ? null : (
        <p className="mx-auto mt-12 max-w-[46.25rem] border-t border-line pt-5">
          <MoreLink to={blogPostPath(post_slug)}>{archive.post}</MoreLink>
        </p>
      )}
    </article>
  );
}
