import { TroubleSection } from '../../components/dashboard/TroubleSection.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { HeldCampaigns } from './HeldCampaigns.tsx';
import { MailHeld } from './MailHeld.tsx';
import { MailWaits } from './MailWaits.tsx';
import { UndeliveredList } from './UndeliveredList.tsx';
import { isTroubled, useDeliveryStatus } from './use-delivery-status.ts';

/**
 * Problems of email delivery: email held back, campaigns held, emails that wait, and emails not delivered. Renders nothing
 * if there are none.
 */
export function MailTroubles() {
  const { data } = useDeliveryStatus();
  const news = useNews();
  if (data === undefined || (!isTroubled(data) && news.notice === null)) return null;
  const [latest, ...others] = data.undelivered;
  return (
    <TroubleSection title="Mail" notice={news.notice}>
      <MailHeld />
      <HeldCampaigns campaigns={data.held_campaigns} />
      <MailWaits waiting={data.waiting} />
      {latest === undefined ? null : <UndeliveredList emails={[latest, ...others]} news={news} />}
    </TroubleSection>
  );
}
