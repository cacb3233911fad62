import type { WaitingEmail } from '#shared/contract/rich-newsletters.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { changeFailedText } from './newsletter-texts.ts';
import type { PostEmail } from './PostEmailFields.tsx';
import { useChangeCampaign } from './use-campaigns.ts';

/** What can be done with the email that waits for a post. */
export function useWaitingEmail({ campaign: id }: Pick<WaitingEmail, 'campaign'>) {
  const { announcer } = useHost();
  const { alert } = useAlerts();
  const { mutateAsync: change, isPending } = useChangeCampaign();

  return {
    isBusy: isPending,
    /** Calls it off. @returns whether it is */
    drop: async (): Promise<boolean> => {
      try {
        await change({ id, action: 'cancel' });
      } catch (error) {
        await alert(changeFailedText(error), 'Nothing was changed');
        return false;
      }
      // Its row would say that it was cancelled; one that stays for now can do no harm.
      await change({ id, action: 'discard' }).catch(() => undefined);
      announcer.announce('The email won’t be sent.');
      return true;
    },
    /** Changes what goes out; rejects when that fails. */
    reword: async ({ subject, previewText, part }: PostEmail): Promise<void> => {
      const email = { subject: subject.trim(), preview_text: previewText, part };
      await change({ id, action: 'reword', email });
      announcer.announce('The email is changed.');
    },
  };
}
