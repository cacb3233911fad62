import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Campaign } from '#shared/contract/campaigns.ts';
import type { WritingForm } from '#shared/contract/writing.ts';
import { NEWSLETTER_DRAFTS, type NewsletterKind } from '#shared/newsletter-drafts.ts';
import { showNotice } from '../../components/dashboard/latest-notice.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { useHost } from '../../lib/host.ts';
import { ENTERED } from '../../lib/arrival.ts';
import { dashboardTabPath, writingPath } from '../../paths.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { type CampaignAct, isOfText, type TextAct } from './campaign-choices.ts';
import { newsAfter, questionBefore } from './campaign-questions.ts';
import { noteMark, readMark } from './draft-mark.ts';
import { readNewsletter, storeNewsletter } from './newsletter-draft.ts';
import { newsletterDraftPath } from './newsletter-link.ts';
import { changeFailedText, retryFailedText } from './newsletter-texts.ts';
import { useChangeCampaign, useRetryCampaign } from './use-campaigns.ts';
import { EMAIL_ASKED } from '../../lib/arrival.ts';

const CORRECTED = 'This is the text as you corrected it on its page. The report has what went out.';

export interface CampaignEvents {
  /** Called when subscribers may have come back to the list. */
  onChange: () => void;
  /** Keeps another newsletter that stands where the text of one goes, among the drafts; rejects when that fails. */
  keepAside: (kind: NewsletterKind, form: WritingForm) => Promise<void>;
}

/** The owner's actions on campaigns: question, request, news. */
export function useCampaignActions({ onChange, keepAside }: CampaignEvents) {
  const { storage, announcer } = useHost();
  const navigate = useNavigate();
  const { alert, confirm } = useAlerts();
  const { notice, clear, say, sayUndone, fail } = useNews();
  const retrying = useRetryCampaign();
  const changing = useChangeCampaign();
  const [busy, setBusy] = useState<{ id: number; act: CampaignAct } | null>(null);
  /** The scheduled campaign that gets another time. */
  const [moving, setMoving] = useState<Campaign | null>(null);

  /**
   * Leads to where its text is written, or its page corrected; one that is edited is off the schedule with that. Of plain text
   * there is one draft: what this browser alone has of another is kept first.
   */
  async function open({ id, is_rich, is_corrected }: Campaign, act: TextAct): Promise<void> {
    const { plain } = NEWSLETTER_DRAFTS;
    const before = is_rich ? null : readNewsletter(storage, plain);
    if (before !== null && readMark(storage, plain).savedAt === null) await keepAside('plain', before);
    const action = act === 'write-again' ? 'edit' : act;
    const { draft } = await changing.mutateAsync({ id, action });
    if (draft === undefined) return;
    storeNewsletter(storage, draft.key, draft.form);
    noteMark(storage, draft.key, { revision: draft.revision, savedAt: draft.saved_at, isGone: false });
    if (is_rich) await navigate(newsletterDraftPath(draft.key));
    if (is_rich && act === 'copy' && is_corrected) {
      showNotice({ text: CORRECTED, undo: null, next: null, section: null });
      announcer.announce(CORRECTED);
    }
    if (is_rich) return;
    await navigate(dashboardTabPath('newsletter'), { state: ENTERED });
  }

  async function carryOut(
    act: Exclude<CampaignAct, 'schedule' | 'email' | TextAct>,
    { id }: Campaign,
  ): Promise<number> {
    if (act === 'retry') return (await retrying.mutateAsync(id)).count;
    return (await changing.mutateAsync({ id, action: act })).count;
  }

  /** Takes back that one was cancelled: it waits for its time again. */
  async function reinstate(campaign: Campaign): Promise<void> {
    const { id, subject, on_web } = campaign;
    try {
      await changing.mutateAsync({ id, action: 'reinstate', on_web });
      sayUndone(`“${subject}” waits for its time again.`, () => void run(campaign, 'cancel'));
    } catch (error) {
      void fail(changeFailedText(error), 'It stays cancelled');
    }
  }

  /** Takes back that its page was shown, or taken off the web. */
  async function turnBack(campaign: Campaign, done: 'show' | 'hide'): Promise<void> {
    const act = done === 'show' ? 'hide' : 'show';
    try {
      await changing.mutateAsync({ id: campaign.id, action: act });
      sayUndone(newsAfter(act, campaign, 0), () => void run(campaign, done));
    } catch (error) {
      void fail(changeFailedText(error), 'Nothing was changed');
    }
  }

  async function run(campaign: Campaign, act: CampaignAct): Promise<void> {
    clear();
    if (act === 'schedule') {
      setMoving(campaign);
      return;
    }
    if (act === 'edit' && campaign.post_id !== null) {
      await navigate(writingPath(campaign.post_id));
      return;
    }
    if (act === 'email') {
      if (campaign.post_id !== null) await navigate(writingPath(campaign.post_id), { state: EMAIL_ASKED });
      return;
    }
    const question = questionBefore(act, campaign);
    if (question !== null && !(await confirm(question))) return;
    setBusy({ id: campaign.id, act });
    try {
      if (isOfText(act)) await open(campaign, act);
      else {
        const done = newsAfter(act, campaign, await carryOut(act, campaign));
        const isWaiting = act === 'cancel' && campaign.state === 'scheduled';
        if (act === 'show' || act === 'hide') say(done, () => void turnBack(campaign, act));
        else say(done, isWaiting ? () => void reinstate(campaign) : undefined);
      }
    } catch (error) {
      if (act === 'retry') void alert(retryFailedText(error), 'Nothing was sent');
      else void alert(changeFailedText(error), 'Nothing was changed');
    } finally {
      setBusy(null);
      onChange();
    }
  }

  return {
    notice,
    busy,
    act: (campaign: Campaign, act: CampaignAct) => void run(campaign, act),
    moving,
    keepTime: () => setMoving(null),
    /** Saves the new time; rejects when the server refuses it. */
    move: async (campaign: Campaign, sendAt: string): Promise<void> => {
      await changing.mutateAsync({ id: campaign.id, action: 'schedule', send_at: sendAt });
      setMoving(null);
      say(newsAfter('schedule', campaign, 0));
    },
  };
}
