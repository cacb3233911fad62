import { goodbye } from '#content/words/newsletter.ts';
import { pages } from '#content/pages.ts';
import { Head } from '../../components/Head.tsx';
import { AnotherLinkForm } from '../../features/newsletter/AnotherLinkForm.tsx';
import { NewsletterBand } from '../home/NewsletterBand.tsx';
import { LinkPage } from './LinkPage.tsx';

/** The page behind the unsubscribe link of every newsletter. Nobody stays on the list for want of a link. */
export function LeaveNewsletterPage() {
  return (
    <>
      <Head {...pages['/newsletter/unsubscribe']} />
      <LinkPage
        words={goodbye}
        act={(request, token) => request('unsubscribe', { query: { token } })}
        drawings={{ asked: 'farewell', done: 'farewell' }}
        wayOut={(onSent) => <AnotherLinkForm onSent={onSent} />}
      >
        <NewsletterBand />
      </LinkPage>
    </>
  );
}
