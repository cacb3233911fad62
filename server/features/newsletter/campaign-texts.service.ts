import type { CampaignPage } from '#shared/contract/campaigns.ts';
import type { Draft } from '#shared/contract/writing.ts';
import type { CampaignRow } from '../../db/tables.ts';
import type { InTransaction, Transaction } from '../../db/unit-of-work.ts';
import { conflict, unprocessable } from '../../http/errors.ts';
import { goneCampaign } from './campaign-reports.service.ts';
import type { CampaignRepository } from './campaigns.repository.ts';
import type { NewsletterDrafts } from './newsletter-drafts.ts';
import { requireShallow } from './require-shallow.ts';

interface Deps {
  inTransaction: InTransaction;
  campaigns: Pick<CampaignRepository, 'lock' | 'update'>;
  drafts: NewsletterDrafts;
  /** Called after a newsletter's page may have changed. */
  onChange: () => void;
}

/** The texts of newsletters that were sent: used again, and corrected on their pages. What went out stays as it was. */
export class CampaignTextService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Makes a draft of what it says; the campaign stays as it is. @throws HttpError 404, 409 made of a post */
  copy(id: number): Promise<Draft> {
    return this.#ofItsOwn(id, (transaction, campaign) => this.#deps.drafts.keep(transaction, campaign));
  }

  /** A draft of what its page says, the one that was begun if there is one. @throws HttpError 404, 409 has no such page */
  correct(id: number): Promise<Draft> {
    return this.#ofItsOwn(id, (transaction, campaign) => {
      requirePage(campaign);
      return this.#deps.drafts.correct(transaction, campaign);
    });
  }

  /** Shows on its page what its owner has corrected. @throws HttpError 404, 409 has no such page, 422 */
  async publishPage(id: number, page: CampaignPage | null): Promise<void> {
    if (page === null) throw unprocessable('The page is missing.', 'page');
    requireShallow(page.content);
    const { campaigns, onChange } = this.#deps;
    await this.#ofItsOwn(id, async (transaction, campaign) => {
      requirePage(campaign);
      const isAsSent = page.subject === campaign.subject && page.content === campaign.content;
      await campaigns.update(transaction, id, {
        page_subject: isAsSent ? null : page.subject,
        page_content: isAsSent ? null : page.content,
      });
      transaction.afterCommit(onChange);
    });
  }

  #ofItsOwn<Result>(
    id: number,
    work: (transaction: Transaction, campaign: CampaignRow) => Promise<Result>,
  ): Promise<Result> {
    return this.#deps.inTransaction(async (transaction) => {
      const campaign = await this.#deps.campaigns.lock(transaction, id);
      if (campaign === undefined) throw goneCampaign();
      if (campaign.post_id !== null) throw conflict('That newsletter has what its post has.');
      return work(transaction, campaign);
    });
  }
}

function requirePage({ format, begun_at }: CampaignRow): void {
  if (format !== 'rich' || begun_at === null) throw conflict('That newsletter has no page to correct.');
}
