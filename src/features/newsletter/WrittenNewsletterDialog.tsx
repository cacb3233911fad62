import { SendingForm } from './SendingForm.tsx';
import { useRichNewsletter } from './use-rich-newsletter.ts';

interface WrittenNewsletterDialogProps {
  /** What goes to whom, in a sentence. */
  summary: string;
  /** It was sent, or has its time. */
  onSent: () => void;
  onClose: () => void;
}

/** Sends the newsletter that is written with pictures. */
export function WrittenNewsletterDialog({ summary, onSent, onClose }: WrittenNewsletterDialogProps) {
  const { subject, isOnWeb, showOnWeb, sending } = useRichNewsletter(onSent);
  return (
    <SendingForm
      sending={sending}
      summary={summary}
      subject={subject}
      label="Send now"
      isOnWeb={isOnWeb}
      onWeb={showOnWeb}
      onClose={onClose}
    />
  );
}
