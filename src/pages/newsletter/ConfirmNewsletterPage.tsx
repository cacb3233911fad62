import { confirmation, linkPages } from '#content/words/newsletter.ts';
import { pages } from '#content/pages.ts';
import { Head } from '../../components/Head.tsx';
import { MoreLink } from '../../components/MoreLink.tsx';
import { ROUTES } from '../../paths.ts';
import { LinkPage } from './LinkPage.tsx';

/** The page behind the link in the confirmation email. [K18] */
export function ConfirmNewsletterPage() {
  return (
    <>
      <Head {...pages['/newsletter/confirm']} />
      <LinkPage
        words={confirmation}
        act={(request, token) => request('confirmSubscription', { query: { token } })}
        drawings={{ asked: 'sent', done: 'sent' }}
        next={
          <MoreLink to={ROUTES.blog} className="mt-6">
            {linkPages.read}
          </MoreLink>
        }
      />
    </>
  );
}
