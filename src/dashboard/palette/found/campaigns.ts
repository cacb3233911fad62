import Send from 'lucide-react/icons/send';
import type { FoundCampaign } from '#shared/contract/finder.ts';
import { choicesForWaiting } from '../../../features/newsletter/campaign-choices.ts';
import { campaignPath } from '../../../features/newsletter/campaign-link.ts';
import { dashboardTabPath } from '../../../paths.ts';
import type { Entry } from '../entry.ts';
import { action, deedsAt, type Making } from './deed-entries.ts';

const STATES: Record<FoundCampaign['state'], string> = {
  ...{ scheduled: 'Scheduled', sending: 'Sent', paused: 'Paused', stopped: 'Stopped' },
  cancelled: 'Cancelled',
};

/** A campaign: its report, and what its row offers while it waits. */
export function campaignEntry(one: FoundCampaign, { ways }: Making): Entry {
  const { id, subject, state, post_id: post } = one;
  const list = dashboardTabPath('campaigns');
  const open = () => ways.goTo(campaignPath(id));
  const deeds = choicesForWaiting(state, post !== null).map(({ label }) => label);
  return {
    ...action(`campaign-${id}`, Send, subject, open),
    side: STATES[state],
    more: [
      action('open', Send, 'Open report', open),
      action('list', Send, 'Show in the list', () => ways.goTo(list, id)),
      ...deedsAt(list, id, deeds, ways),
    ],
  };
}
