import { dashboardTabPath } from '../../paths.ts';

/** The report of a campaign, in its tab. */
export function campaignPath(campaign: number): string {
  return `${dashboardTabPath('campaigns')}&campaign=${campaign}`;
}

/** The id of the link that leads from the list to a campaign's report, which takes the focus on the way back. */
export function campaignLinkId(campaign: number): string {
  return `campaign-${campaign}`;
}
