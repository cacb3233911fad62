import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { dashboardTabPath, newsletterWritingPath } from '../../paths.ts';
import { useAlerts } from '../../ui/alerts.ts';
import type { CampaignAct } from './campaign-choices.ts';
import { newsAfter, questionBefore } from './campaign-questions.ts';
import { useNewsletterDraft, useRichNewsletterDraft } from './newsletter-draft.ts';
import { changeFailedText, retryFailedText } from './newsletter-texts.ts';
import { hasContent } from './has-content.ts';
import { useChangeCampaign, useRetryCampaign } from './use-campaigns.ts';

/** The owner's actions on campaigns: question, request, news. `onChange` is called when readers may have changed. */
export function useCampaignActions(onChange: () => void) {
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

  /** Whether another newsletter stands where the text of this one goes. */
  function hasDraft({ is_rich }: Campaign): boolean {
    const { subject, content } = richDraft.draft;
    return is_rich
      ? subject.trim() !== '' || hasContent(content)
      : draft.subject.trim() !== '' || draft.message.trim() !== '';
  }

  async function carryOut(act: Exclude<CampaignAct, 'schedule'>, { id }: Campaign): Promise<number> {
    if (act === 'retry') return (await retrying.mutateAsync(id)).count;
    // A campaign that was cancelled before it went out answers a second cancelling with its text.
    const action = act === 'write-again' || act === 'change' ? 'cancel' : act;
    const { count, newsletter, rich_newsletter } = await changing.mutateAsync({ id, action });
    if (newsletter !== undefined) {
      draft.change({ subject: newsletter.subject, message: newsletter.content });
    }
    if (rich_newsletter !== undefined) {
      const { subject, content, preview_text: previewText, on_web } = rich_newsletter;
      richDraft.change({ subject, content, previewText, onWeb: on_web ? 'yes' : 'no' });
    }
    return count;
  }

  async function run(campaign: Campaign, act: CampaignAct): Promise<void> {
    clear();
    if (act === 'schedule') {
      setMoving(campaign);
      return;
    }
    const question = questionBefore(act, campaign, hasDraft(campaign));
    if (question !== null && !(await confirm(question))) return;
    setBusy({ id: campaign.id, act });
    try {
      say(newsAfter(act, campaign, await carryOut(act, campaign)));
      if (act === 'change')
        void navigate(campaign.is_rich ? newsletterWritingPath() : dashboardTabPath('newsletter'));
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
