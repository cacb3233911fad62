import { CampaignList } from '../features/newsletter/CampaignList.tsx';
import { MailHeld } from '../features/delivery-status/MailHeld.tsx';

/** [2.15.06] [2.15.40] [K7] */
export function CampaignsTab() {
  return (
    <div className="grid gap-6">
      <MailHeld />
      <CampaignList />
    </div>
  );
}
