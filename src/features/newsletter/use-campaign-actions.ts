import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Campaign, CampaignChanged } from '#shared/contract/campaigns.ts';
import type { WritingForm } from '#shared/contract/writing.ts';
import type { NewsletterKind } from '#shared/newsletter-drafts.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { useHost } from '../../lib/host.ts';
import { dashboardTabPath, newsletterWritingPath, writingPath } from '../../paths.ts';
import { useAlerts } from '../../ui/alerts.ts';
import type { CampaignAct } from './campaign-choices.ts';
import { newsAfter, questionBefore } from './campaign-questions.ts';
import { readNewsletter, useNewsletterDraft, useRichNewsletterDraft } from './newsletter-draft.ts';
import { changeFailedText, retryFailedText } from './newsletter-texts.ts';
import { useChangeCampaign, useRetryCampaign } from './use-campaigns.ts';

export interface CampaignEvents {
  /** Called when subscribers may have come back to the list. */
  onChange: () => void;
  /** Keeps another newsletter that stands where the text of one goes; rejects when that fails. */
  keepAside: (kind: NewsletterKind, form: WritingForm) => Promise<void>;
}

/** The owner's actions on campaigns: question, request, news. */
export function useCampaignActions({ onChange, keepAside }: CampaignEvents) {
  const { storage } = useHost();
  const navigate = useNavigate();
  const { alert, confirm } = useAlerts();
  const { notice, clear, say } = useNews();
  const draft = useNewsletterDraft();
  const richDraft = useRichNewsletterDraft();
  const retrying = useRetryCampaign();
  const changing = useChangeCampaign();
  const [busy, setBusy] = useState<{ id: number; act: CampaignAct } | null>(null);
  /** The scheduled campaign that gets another time. */
  const [moving, setMoving] = useState<Campaign | null>(null);

  /** The newsletter that stands where the text of this one goes; null for none. */
  const draftBefore = (campaign: Campaign) => readNewsletter(storage, kindOf(campaign));

  /** Puts a text that comes back where it is written. @param sendAt the time that it had; '' for none */
  function putBack({ newsletter, rich_newsletter }: CampaignChanged, sendAt: string): void {
    if (newsletter !== undefined) {
      draft.change({ subject: newsletter.subject, message: newsletter.content, sendAt });
    }
    if (rich_newsletter !== undefined) {
      const { subject, content, preview_text: previewText, on_web } = rich_newsletter;
      richDraft.change({ subject, content, previewText, onWeb: on_web ? 'yes' : 'no', sendAt });
    }
  }

  /** Takes one back from the schedule, to where its text is written. */
  async function edit(campaign: Campaign): Promise<void> {
    const { id, send_at: sendAt } = campaign;
    const before = draftBefore(campaign);
    if (before !== null) await keepAside(kindOf(campaign), before);
    putBack(await changing.mutateAsync({ id, action: 'cancel' }), sendAt ?? '');
    // Its row would say that it was cancelled; one that stays for now can do no harm.
    await changing.mutateAsync({ id, action: 'discard' }).catch(() => undefined);
    await navigate(campaign.is_rich ? newsletterWritingPath() : dashboardTabPath('newsletter'));
  }

  async function carryOut(act: Exclude<CampaignAct, 'schedule' | 'edit'>, { id }: Campaign): Promise<number> {
    if (act === 'retry') return (await retrying.mutateAsync(id)).count;
    // A campaign that was cancelled before it went out answers a second cancelling with its text.
    const action = act === 'write-again' ? 'cancel' : act;
    const changed = await changing.mutateAsync({ id, action });
    putBack(changed, '');
    return changed.count;
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
    const question = questionBefore(act, campaign, draftBefore(campaign) !== null);
    if (question !== null && !(await confirm(question))) return;
    setBusy({ id: campaign.id, act });
    try {
      if (act === 'edit') await edit(campaign);
      else say(newsAfter(act, campaign, await carryOut(act, campaign)));
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

function kindOf({ is_rich }: Campaign): NewsletterKind {
  return is_rich ? 'images' : 'plain';
}
