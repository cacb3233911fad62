import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { NewsletterPreview } from './NewsletterPreview.tsx';
import { PostalAddressDialog } from './PostalAddressDialog.tsx';
import { SendDialog } from './SendDialog.tsx';
import type { useNewsletter } from './use-newsletter.ts';
import type { useSendingButtons } from './use-sending-buttons.ts';

interface SendingDialogsProps {
  newsletter: ReturnType<typeof useNewsletter>;
  buttons: ReturnType<typeof useSendingButtons>;
  isAddressOpen: boolean;
  onAddressClosed: () => void;
}

/** What opens over the plain newsletter: the preview, the address that stands below it, and the dialog that sends. */
export function SendingDialogs(props: SendingDialogsProps) {
  const { newsletter, buttons, isAddressOpen, onAddressClosed } = props;
  const { sending, dialog, closeDialog } = newsletter;
  const { postalAddress, shown, closePreview } = sending;

  /** See `useSendingButtons`. */
  function leave(close: () => void, button: RefObject<HTMLButtonElement | null>) {
    flushSync(close);
    button.current?.focus();
  }

  return (
    <>
      {isAddressOpen ? (
        <PostalAddressDialog
          address={postalAddress.address ?? ''}
          save={postalAddress.save}
          onSaved={onAddressClosed}
          onCancel={onAddressClosed}
        />
      ) : null}
      {dialog !== null ? (
        <SendDialog
          sending={sending}
          isLater={dialog === 'later'}
          isAlerting
          onSent={closeDialog}
          onDeliver={(delivery) => newsletter.deliver(delivery)}
          onClose={() => leave(closeDialog, dialog === 'later' ? buttons.later : buttons.submit)}
        />
      ) : shown === null ? null : (
        <NewsletterPreview preview={shown} onLeave={() => leave(closePreview, buttons.preview)} />
      )}
    </>
  );
}
