import type { CampaignPeopleQuery, CampaignPerson } from '#shared/contract/campaign-reports.ts';
import type { Slice } from '../../db/rows.ts';
import { notFound } from '../../http/errors.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import type { CampaignPeopleRepository } from './campaign-people.repository.ts';
import type { CampaignRepository } from './campaigns.repository.ts';
import type { NewsletterComposer } from './newsletter-composer.ts';

interface Deps {
  campaigns: CampaignRepository;
  people: CampaignPeopleRepository;
  composer: NewsletterComposer;
}

/** What a single campaign was, and what became of it. */
export class CampaignReportService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The email as its subscribers get or got it. @throws HttpError 404 */
  async email(id: number): Promise<EmailContent> {
    const campaign = await this.#deps.campaigns.find(id);
    if (campaign === undefined) throw goneCampaign();
    return this.#deps.composer.ofCampaignForBrowser(campaign);
  }

  /** A page of those whom it did not reach, or who left by it. @throws HttpError 404 */
  async people(query: CampaignPeopleQuery): Promise<Slice<CampaignPerson>> {
    const { campaigns, people } = this.#deps;
    if ((await campaigns.find(query.id)) === undefined) throw goneCampaign();
    return people.list(query);
  }
}

export function goneCampaign() {
  return notFound('That campaign is not there any more.');
}
