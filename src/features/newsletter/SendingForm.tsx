import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { PostalAddressLine } from './PostalAddressLine.tsx';
import { SendingButtons } from './SendingButtons.tsx';
import { SendingDialogs } from './SendingDialogs.tsx';
import { useSendingButtons } from './use-sending-buttons.ts';
import type { useSending } from './use-sending.ts';
import { WebSwitch } from './WebSwitch.tsx';

interface SendingFormProps {
  sending: ReturnType<typeof useSending>;
  /** To whom it goes, and when, in a sentence. */
  summary: string;
  subject: string;
  /** What the first button says. */
  label: string;
  isOnWeb: boolean;
  onWeb: (isOn: boolean) => void;
  onClose: () => void;
  /** Fields of its own. */
  children?: ReactNode;
}

/** The dialog that sends a newsletter with pictures: a preview, a test, a time, and its page on the web. */
export function SendingForm({
  sending,
  summary,
  subject,
  label,
  isOnWeb,
  onWeb,
  onClose,
  children,
}: SendingFormProps) {
  const formId = useId();
  const buttons = useSendingButtons();
  const { form, notice, warning, postalAddress } = sending;
  const outcome = useRef<HTMLDivElement>(null);
  // The buttons stay in sight, so what came of them must come into it.
  useEffect(() => {
    if (form.failure !== null || notice !== null) outcome.current?.scrollIntoView({ block: 'end' });
  }, [form.failure, notice]);
  return (
    <Dialog
      title="Send to subscribers"
      className="w-[min(46rem,calc(100vw-2.5rem))] text-small"
      isTall
      onCancel={onClose}
      actions={<SendingButtons sending={sending} label={label} buttons={buttons} form={formId} />}
    >
      <p role="status" className="mt-2 min-h-[1lh] text-quiet tabular-nums">
        {summary}
      </p>
      <Form {...form} id={formId} noValidate className="mt-4 grid gap-4 sm:mt-5 sm:gap-5">
        {children}
        <WebSwitch isOn={isOnWeb} disabled={form.pending} onChange={onWeb} />
        {warning === null ? null : <p className="rounded bg-sun-wash px-4 py-3 text-sun">{warning}</p>}
        <PostalAddressLine
          address={postalAddress.address}
          disabled={form.pending}
          onChange={sending.changeAddress}
        />
        <div ref={outcome} className="grid scroll-mb-44 gap-4 empty:hidden sm:scroll-mb-28">
          <FormError about={['subject', 'message']} />
          <FormError />
          {notice === null ? null : <p className="text-agave">{notice.text}</p>}
        </div>
      </Form>
      <SendingDialogs sending={sending} subject={subject} buttons={buttons} hasText />
    </Dialog>
  );
}
