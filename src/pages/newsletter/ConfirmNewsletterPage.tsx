import { confirmation, linkPages } from '#content/words/newsletter.ts';
import { pages } from '#content/pages.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Head } from '../../components/Head.tsx';
import { MoreLink } from '../../components/MoreLink.tsx';
import { ROUTES } from '../../paths.ts';
import { NewsletterBand } from '../home/NewsletterBand.tsx';
import { LinkPage } from './LinkPage.tsx';

/** The page behind the link in the confirmation email. [K18] */
export function ConfirmNewsletterPage() {
  return (
    <>
      <Head {...pages['/newsletter/confirm']} />
      <LinkPage
        words={confirmation}
        act={(request, token) => request('confirmSubscription', { query: { token } })}
        signUp={<NewsletterBand />}
        drawings={{ asked: 'sent', done: 'sent' }}
        next={
          <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-3">
            <ButtonLink to={ROUTES.blog}>{linkPages.read}</ButtonLink>
            <MoreLink to={ROUTES.home}>{linkPages.home}</MoreLink>
          </div>
        }
      />
    </>
  );
}
