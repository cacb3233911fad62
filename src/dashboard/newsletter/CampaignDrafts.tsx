import { useStoredNewsletter } from '../../features/newsletter/newsletter-draft.ts';
import { NEWSLETTER_DRAFTS } from '#shared/newsletter-drafts.ts';
import { ENTERED } from '../../lib/arrival.ts';
import { dashboardTabPath } from '../../paths.ts';
import { BegunNewsletters } from './BegunNewsletters.tsx';

/** All newsletters that are begun, above those that were sent. */
export function CampaignDrafts() {
  const plain = useStoredNewsletter(NEWSLETTER_DRAFTS.plain);
  const subject = plain?.title?.trim() ?? '';
  return (
    <BegunNewsletters
      plain={
        plain === null
          ? null
          : {
              name: subject === '' ? 'A newsletter' : `“${subject}”`,
              to: dashboardTabPath('newsletter'),
              state: ENTERED,
              sendAt: plain.send_at ?? null,
            }
      }
    />
  );
}
