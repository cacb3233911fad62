import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { FirstSendDialog } from './FirstSendDialog.tsx';
import { NewsletterPreview } from './NewsletterPreview.tsx';
import { PostalAddressDialog } from './PostalAddressDialog.tsx';
import { SendTimeDialog } from './SendTimeDialog.tsx';
import type { useSendingButtons } from './use-sending-buttons.ts';
import type { useSending } from './use-sending.ts';

interface SendingDialogsProps {
  sending: ReturnType<typeof useSending>;
  subject: string;
  buttons: ReturnType<typeof useSendingButtons>;
  /** Whether the preview can show the text, too. */
  hasText?: boolean;
}

/** What opens over a newsletter being sent: the preview, and the questions. */
export function SendingDialogs({ sending, subject, buttons, hasText = false }: SendingDialogsProps) {
  const { asking, stopAsking, postalAddress, warning, preview, closePreview } = sending;

  /** See `useSendingButtons`. */
  function leave(close: () => void, button: RefObject<HTMLButtonElement | null>) {
    flushSync(close);
    button.current?.focus();
  }

  return (
    <>
      {asking?.what === 'address' ? (
        <PostalAddressDialog
          address={postalAddress.address ?? ''}
          save={postalAddress.save}
          onSaved={stopAsking}
          onCancel={stopAsking}
        />
      ) : null}
      {asking?.what === 'first-send' ? (
        <FirstSendDialog
          question={asking.question}
          save={postalAddress.save}
          onConfirm={sending.send}
          onCancel={() => leave(stopAsking, buttons.submit)}
        />
      ) : null}
      {asking?.what === 'time' ? (
        <SendTimeDialog
          subject={subject.trim()}
          sendAt={null}
          warning={warning}
          saveAddress={postalAddress.address === null ? postalAddress.save : null}
          onChoose={sending.schedule}
          onCancel={() => leave(stopAsking, buttons.later)}
        />
      ) : null}
      {preview === null ? null : (
        <NewsletterPreview
          preview={preview}
          hasText={hasText}
          onLeave={() => leave(closePreview, buttons.preview)}
        />
      )}
    </>
  );
}
