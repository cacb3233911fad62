import { CampaignList } from '../features/campaigns/CampaignList.tsx';

/** [2.15.06] [2.15.40] [K7] */
export function CampaignsTab() {
  return <CampaignList />;
}
