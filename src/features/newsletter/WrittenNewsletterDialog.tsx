import type { ReactNode } from 'react';
import { SendDialog } from './SendDialog.tsx';
import { SendRow } from './SendRow.tsx';
import { useRichNewsletter } from './use-rich-newsletter.ts';
import { WebSwitch } from './WebSwitch.tsx';

interface WrittenNewsletterDialogProps {
  /** Its key on the server. */
  draftKey: string;
  /** See `SendDialog`. */
  look: ReactNode;
  /** It was sent, or has its time. */
  onSent: () => void;
  onClose: () => void;
}

/** Sends the newsletter that is written with pictures. */
export function WrittenNewsletterDialog({ draftKey, look, onSent, onClose }: WrittenNewsletterDialogProps) {
  const { isOnWeb, showOnWeb, sending } = useRichNewsletter(draftKey, onSent);
  return (
    <SendDialog sending={sending} look={look} onClose={onClose}>
      <SendRow label="On the web">
        <WebSwitch isOn={isOnWeb} onChange={showOnWeb} />
      </SendRow>
    </SendDialog>
  );
}
