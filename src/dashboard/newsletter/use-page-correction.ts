import { useNavigate } from 'react-router-dom';
import { campaignPath } from '../../features/newsletter/campaign-link.ts';
import { hasContent } from '../../features/newsletter/has-content.ts';
import { changeFailedText } from '../../features/newsletter/newsletter-texts.ts';
import { useChangeCampaign } from '../../features/newsletter/use-campaigns.ts';
import { blankField } from '../../features/newsletter/use-newsletter.ts';
import { showNotice } from '../../components/dashboard/latest-notice.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';

/**
 * Shows a newsletter on its page as it is corrected, and leads back to its report.
 * @param campaign null where none is corrected
 * @param clear forgets what was written
 */
export function usePageCorrection(campaign: number | null, clear: () => void) {
  const navigate = useNavigate();
  const { alert } = useAlerts();
  const { announcer } = useHost();
  const changing = useChangeCampaign();

  async function publish({ subject, content }: { subject: string; content: string }): Promise<void> {
    if (campaign === null || changing.isPending) return;
    const blank = blankField({ subject, message: hasContent(content) ? content : '' });
    if (blank !== null) {
      await alert(blank.message, 'Not yet complete');
      return;
    }
    try {
      await changing.mutateAsync({ id: campaign, action: 'publish-page', page: { subject, content } });
    } catch (error) {
      await alert(changeFailedText(error), 'The page is as it was');
      return;
    }
    clear();
    await navigate(campaignPath(campaign));
    const text = `The page of “${subject}” says it now.`;
    showNotice({ text, undo: null, next: null, section: null });
    announcer.announce(text);
  }

  return { publish, work: changing.isPending ? 'Updating…' : null };
}
