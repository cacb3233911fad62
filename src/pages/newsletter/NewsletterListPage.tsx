import { pages } from '#content/pages.ts';
import { archive } from '#content/words/newsletter.ts';
import { Head } from '../../components/Head.tsx';
import { NewsletterIndex } from '../../features/newsletter/NewsletterIndex.tsx';
import { FeedLink } from '../../features/posts/FeedLink.tsx';
import { ROUTES } from '../../paths.ts';
import { NewsletterBand } from '../home/NewsletterBand.tsx';

/** All newsletters on the web. */
export function NewsletterListPage() {
  return (
    <>
      <Head {...pages['/newsletter']} />
      <div className="shell pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20">
        <header className="grid items-end gap-x-14 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <h1 className="text-hero">{archive.title}</h1>
          <p className="max-w-measure text-lead text-quiet lg:pb-2">{archive.lead}</p>
        </header>
        <div className="mt-10 sm:mt-14">
          <NewsletterIndex />
        </div>
        <p className="mt-8">
          <FeedLink list={ROUTES.newsletters} label={archive.feed} />
        </p>
      </div>
      <NewsletterBand />
    </>
  );
}
