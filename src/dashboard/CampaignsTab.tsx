import { useQueryClient } from '@tanstack/react-query';
import { CampaignList } from '../features/newsletter/CampaignList.tsx';
import { MailHeld } from '../features/delivery-status/MailHeld.tsx';
import { subscriberSource } from '../features/subscribers/use-subscribers.ts';

/** [2.15.06] [2.15.40] [K7] */
export function CampaignsTab() {
  const queries = useQueryClient();
  return (
    <div className="grid gap-6">
      <MailHeld />
      <CampaignList onChange={() => void queries.invalidateQueries({ queryKey: [subscriberSource.key] })} />
    </div>
  );
}
