import { z } from 'zod';
import type { Success } from './envelope.ts';
import { CAMPAIGNS_AT_ONCE, MAX_CAMPAIGNS } from '../limits.ts';
import { id, inRange, instant, required, sorting } from './fields.ts';
import { html } from './html-field.ts';
import type { NewsletterInput } from './newsletter.ts';
import type { Draft } from './writing.ts';
import { emailOfPost, type EmailOfPost, richNewsletterBody } from './rich-newsletters.ts';

/**
 * `scheduled` waits for its time; `stopped` waits for the owner, because it was refused again and again. `sending` stays
 * when all is sent.
 */
export type CampaignState = 'scheduled' | 'sending' | 'paused' | 'stopped' | 'cancelled';

/** One sending of a newsletter, and its progress in emails. */
export interface Campaign {
  id: number;
  subject: string;
  created_at: string;
  state: CampaignState;
  /** When it is to be sent, or began; null when it was sent at once, and when it goes out with its post. */
  send_at: string | null;
  recipients: number;
  /** How many would get it now, while it is scheduled; null else. */
  prospects: number | null;
  delivered: number;
  waiting: number;
  failed: number;
  /** Those that were not sent because the campaign was cancelled; they count as recipients. */
  cancelled: number;
  unsubscribed: number;
  /** Readers whom it took off the list, and who are still off it. */
  bounced: number;
  /** The refusal that has stopped it; null in every other state. */
  stopped_by: string | null;
  /** The reasons for failures, each with its count. */
  failures: { reason: string; count: number }[];
  /** Whether it has pictures and headings. */
  is_rich: boolean;
  /** The post that it is made of; null for one that is made of none. */
  post_id: number | null;
  /** While it is scheduled: whether it also waits for its post, and when that appears; null without a date. */
  waits_for_post: boolean;
  post_at: string | null;
  /** Whether it has a page on the web, or will once it is sent. */
  on_web: boolean;
  /** The last part of the page's address; null while there is none. */
  page: string | null;
  /** Whether the page says something else than what was sent. */
  is_corrected: boolean;
}

/** Newest first, at most as many as are asked for. */
export interface CampaignList extends Success {
  campaigns: Campaign[];
  /** How many there are. */
  total: number;
}

/** `count` emails are sent again. */
export interface CampaignRetried extends Success {
  count: number;
}

/**
 * How many emails, or for `restore` readers, the action was about; for `cancel`, the text of a plain `newsletter` of which
 * nothing was ever sent.
 */
export interface CampaignChanged extends Success {
  count: number;
  newsletter?: NewsletterInput;
  /** For `edit`, `copy` and `correct`: where its text is written on. */
  draft?: Draft;
}

/** What a newsletter's page says. */
export const campaignPage = z.object({
  subject: richNewsletterBody.shape.subject,
  content: required(html, 'Please fill in both subject and message'),
});
export type CampaignPage = z.infer<typeof campaignPage>;

export const campaignBody = z.object({ id: id('The id') });

/**
 * What the owner can do with a campaign; `show` and `hide` are about its page on the web, `restore` puts bounced readers back
 * on the list and sends nothing, `edit` makes a draft of one that has not begun, `copy` of one that has, which stays;
 * `reword` changes what goes out of a post, `discard` forgets one that was cancelled before it began, and `reinstate`
 * takes that cancelling back. `correct` makes a draft of what its page on the web says, and `publish-page` shows that there.
 */
const ACTIONS = [
  ...(['pause', 'resume', 'edit', 'copy', 'cancel', 'reinstate', 'discard', 'restore'] as const),
  ...(['send', 'schedule', 'reword', 'show', 'hide', 'correct', 'publish-page'] as const),
] as const;
export type CampaignAction = (typeof ACTIONS)[number];

export const campaignChangeBody = z.object({
  id: id('The id'),
  action: z.enum(ACTIONS, 'The action is not one we know.'),
  /** For `schedule` alone. */
  send_at: instant('The time').nullish(),
  /** For `reword` alone. */
  email: emailOfPost.nullish(),
  /** For `reinstate` alone: whether it is to have a page again. */
  on_web: z.boolean({ error: 'Whether it is shown on the web must be true or false.' }).nullish(),
  /** For `publish-page` alone. */
  page: campaignPage.nullish(),
});

/** As the client sends it. */
export interface CampaignChange {
  id: number;
  action: CampaignAction;
  send_at?: string;
  email?: EmailOfPost;
  on_web?: boolean;
  page?: CampaignPage;
}

/** What the list of campaigns can be ordered by. */
const CAMPAIGN_COLUMNS = ['date', 'subject', 'state'] as const;

export const listCampaignsQuery = z.object({
  limit: inRange(1, MAX_CAMPAIGNS, CAMPAIGNS_AT_ONCE),
  sort: sorting(CAMPAIGN_COLUMNS),
});
export type CampaignSorting = z.infer<typeof listCampaignsQuery>['sort'];
