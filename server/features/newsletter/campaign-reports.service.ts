import type { CampaignPeopleQuery, CampaignPerson } from '#shared/contract/campaign-reports.ts';
import type { Clock } from '../../clock.ts';
import type { Slice } from '../../db/rows.ts';
import type { CampaignRow } from '../../db/tables.ts';
import { notFound } from '../../http/errors.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import type { CampaignPeopleRepository } from './campaign-people.repository.ts';
import type { CampaignPosts } from './campaign-posts.repository.ts';
import type { CampaignRepository } from './campaigns.repository.ts';
import type { NewsletterComposer } from './newsletter-composer.ts';
import { textsOfPost } from './post-newsletter.ts';

interface Deps {
  campaigns: CampaignRepository;
  people: CampaignPeopleRepository;
  composer: NewsletterComposer;
  posts: CampaignPosts;
  links: EmailLinks;
  clock: Clock;
}

/** What a single campaign was, and what became of it. */
export class CampaignReportService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The email as its subscribers got it, or would get it as it is now. @throws HttpError 404 */
  async email(id: number): Promise<EmailContent> {
    const { campaigns, composer } = this.#deps;
    const campaign = await campaigns.find(id);
    if (campaign === undefined) throw goneCampaign();
    return composer.ofCampaignForBrowser(
      campaign.state === 'scheduled' ? await this.#asItWouldGo(campaign) : campaign,
    );
  }

  /** A scheduled campaign with what its post says now, at the time at which it goes out by what is known. */
  async #asItWouldGo(campaign: CampaignRow): Promise<CampaignRow> {
    const { posts, links, clock } = this.#deps;
    const { post_id, send_at } = campaign;
    const post = post_id === null ? undefined : await posts.find(post_id);
    const made = post === undefined ? {} : textsOfPost(campaign, post, links);
    const appears_at = post?.status === 'published' ? post.published_at : null;
    // ISO 8601: the latest of them is the last in the order of texts.
    const [begun_at = null] = [clock().toISOString(), send_at ?? '', appears_at ?? ''].sort().reverse();
    return { ...campaign, ...made, begun_at };
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
