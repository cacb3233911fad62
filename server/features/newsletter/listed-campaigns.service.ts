import type { CampaignSorting } from '#shared/contract/campaigns.ts';
import type { SubscriberRepository } from '../subscribers/subscribers.repository.ts';
import { goneCampaign } from './campaign-reports.service.ts';
import type { CampaignWithProgress, ListedCampaignRepository } from './listed-campaigns.repository.ts';

interface Deps {
  campaigns: ListedCampaignRepository;
  subscribers: SubscriberRepository;
}

/** A campaign, why some of its emails failed, and to how many subscribers it would go now, if it waits. */
export interface CampaignReport {
  campaign: CampaignWithProgress;
  failures: { reason: string; count: number }[];
  subscribers: number;
}

/** The campaigns as the owner's list shows them. */
export class ListedCampaignService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The campaigns, newest first unless they are sorted. */
  async list(
    limit: number,
    sorting: CampaignSorting = null,
  ): Promise<{ reports: CampaignReport[]; total: number }> {
    const { campaigns } = this.#deps;
    const rows = await campaigns.list(limit, sorting);
    const reports = await this.#reportsOf(rows);
    return { reports, total: rows.length < limit ? rows.length : await campaigns.count() };
  }

  /** @throws HttpError 404 */
  async read(id: number): Promise<CampaignReport> {
    const campaign = await this.#deps.campaigns.findWithProgress(id);
    const [report] = campaign === undefined ? [] : await this.#reportsOf([campaign]);
    if (report === undefined) throw goneCampaign();
    return report;
  }

  async #reportsOf(rows: readonly CampaignWithProgress[]): Promise<CampaignReport[]> {
    const failing = rows.filter(({ failed }) => failed > 0).map(({ id }) => id);
    const failures = failing.length === 0 ? [] : await this.#deps.campaigns.failures(failing);
    const waits = rows.some(({ state }) => state === 'scheduled');
    const subscribers = waits ? await this.#deps.subscribers.countRecipients() : 0;
    return rows.map((campaign) => ({
      campaign,
      subscribers,
      failures: failures
        .filter(({ campaign_id }) => campaign_id === campaign.id)
        .map(({ reason, count }) => ({ reason: reason ?? 'No reason was noted.', count })),
    }));
  }
}
