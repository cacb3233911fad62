import { useQueryClient } from '@tanstack/react-query';
import { Activity, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { campaignLinkId } from '../features/newsletter/campaign-link.ts';
import { CampaignList } from '../features/newsletter/CampaignList.tsx';
import { CampaignReport } from '../features/newsletter/CampaignReport.tsx';
import { newsletterDraftPath } from '../features/newsletter/newsletter-link.ts';
import { MailHeld } from '../features/delivery-status/MailHeld.tsx';
import { subscriberSource } from '../features/subscribers/use-subscribers.ts';
import { CampaignDrafts } from './newsletter/CampaignDrafts.tsx';
import { useBegunNewsletters, useNewNewsletterKey } from './newsletter/use-begun-newsletters.ts';
import { useKeepAside } from './newsletter/use-keep-aside.ts';

/** The campaigns, or the report of the one that the address names. [2.15.06] [2.15.40] [K7] */
export function CampaignsTab() {
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const opened = campaignIn(params);
  useFocusOnReturn(opened);
  const writeAt = newsletterDraftPath(useNewNewsletterKey(useBegunNewsletters()));
  const events = {
    onChange: () => void queries.invalidateQueries({ queryKey: [subscriberSource.key] }),
    keepAside: useKeepAside(),
  };
  return (
    <div className="grid gap-6">
      <MailHeld />
      {/* The list stays as it was, for the way back. */}
      <Activity mode={opened === null ? 'visible' : 'hidden'}>
        <CampaignList drafts={<CampaignDrafts />} writeAt={writeAt} events={events} />
      </Activity>
      {opened === null ? null : <CampaignReport key={opened} id={opened} events={events} />}
    </div>
  );
}

function campaignIn(params: URLSearchParams): number | null {
  const id = params.get('campaign') ?? '';
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}

/** Back in the list, the focus is on the campaign whose report was open. */
function useFocusOnReturn(opened: number | null): void {
  const before = useRef(opened);
  useEffect(() => {
    const last = before.current;
    before.current = opened;
    if (opened === null && last !== null) document.getElementById(campaignLinkId(last))?.focus();
  }, [opened]);
}
