import { NEWSLETTER_DRAFTS, newsletterKey, pageKey } from '#shared/newsletter-drafts.ts';
import type { Draft, WritingForm } from '#shared/contract/writing.ts';
import type { Clock } from '../../clock.ts';
import type { CampaignRow, PostDraftRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { escapeHtml } from '../../escape-html.ts';
import type { DraftRepository } from '../writing/drafts.repository.ts';
import { presentDraft } from '../writing/drafts.service.ts';
import { countWords, storable } from '../writing/words.ts';

interface Deps {
  drafts: Pick<DraftRepository, 'lock' | 'put'>;
  clock: Clock;
}

const MINUTE_MS = 60_000;
/** Who has written it, for other devices. */
const DEVICE = 'Campaigns';

/** Makes drafts of newsletters that are campaigns. */
export class NewsletterDrafts {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * In the transaction that takes it back, or copies it: its text is never nowhere. Of plain text there is one draft: another
   * one that is in its place is kept among those with images.
   */
  async keep(transaction: Transaction, campaign: CampaignRow): Promise<Draft> {
    const { drafts, clock } = this.#deps;
    const { id, format, preview_text, state, on_web, send_at, begun_at } = campaign;
    const { subject: title, content } = newestTexts(campaign);
    const planned = send_at === null || begun_at !== null ? {} : { send_at };
    const now = clock();
    if (format === 'rich') {
      // Whether another one has a page is chosen anew.
      const chosen = state === 'scheduled' ? { on_web: on_web === 1 } : {};
      const form = { title, content, preview_text, ...chosen, ...planned };
      const draft = rowOf(newsletterKey(`${id}-${now.getTime()}`), form, 1, now);
      await drafts.put(transaction, draft);
      return presentDraft(draft);
    }
    const before = await drafts.lock(transaction, NEWSLETTER_DRAFTS.plain);
    if (before !== undefined) await drafts.put(transaction, setAside(before, now));
    const revision = Math.max((before?.revision ?? 0) + 1, firstRevision(now));
    const draft = rowOf(NEWSLETTER_DRAFTS.plain, { title, content, ...planned }, revision, now);
    await drafts.put(transaction, draft);
    return presentDraft(draft);
  }

  /** The draft in which its page on the web is corrected: the one that was begun, or what the page says. */
  async correct(transaction: Transaction, campaign: CampaignRow): Promise<Draft> {
    const { drafts, clock } = this.#deps;
    const { id } = campaign;
    const { subject: title, content } = newestTexts(campaign);
    const key = pageKey(id);
    const begun = await drafts.lock(transaction, key);
    if (begun !== undefined) return presentDraft(begun);
    const now = clock();
    const draft = rowOf(key, { title, content }, firstRevision(now), now);
    await drafts.put(transaction, draft);
    return presentDraft(draft);
  }
}

/** What its page was corrected to, or else what was sent. */
function newestTexts({ subject, content, page_subject, page_content }: CampaignRow) {
  return { subject: page_subject ?? subject, content: page_content ?? content };
}

/** Above any that another device may know of one that is gone. */
function firstRevision(now: Date): number {
  return Math.floor(now.getTime() / MINUTE_MS);
}

function setAside(draft: PostDraftRow, now: Date): PostDraftRow {
  const { title = '', content = '' } = JSON.parse(draft.form) as WritingForm; // as it was validated when it was saved
  const paragraphs = content
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`);
  return rowOf(newsletterKey(`plain-${now.getTime()}`), { title, content: paragraphs.join('') }, 1, now);
}

function rowOf(key: string, form: WritingForm, revision: number, now: Date): PostDraftRow {
  return {
    ...{ key, revision, form: JSON.stringify(form), device: DEVICE, window_id: '' },
    ...{ post_id: null, based_on: null, saved_at: now.toISOString() },
    title: storable(form.title ?? ''),
    words: countWords(form.content ?? ''),
  };
}
