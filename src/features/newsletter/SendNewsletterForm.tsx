import { type KeyboardEvent, useRef } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { PostalAddressLine } from './PostalAddressLine.tsx';
import { SendingButtons } from './SendingButtons.tsx';
import { SendingDialogs } from './SendingDialogs.tsx';
import { useNewsletter } from './use-newsletter.ts';
import { useSendingButtons } from './use-sending-buttons.ts';

interface SendNewsletterFormProps {
  /** The recipients, in a sentence. */
  recipients: string;
  /** Whether there is none. */
  isNobody: boolean;
  /** Called when a newsletter may have been sent. */
  onSent: () => void;
}

/**
 * Subject and message to every active subscriber. The draft is stored in the browser until it is sent, even if the page
 * is closed or the session ends. [1.19] [2.15.39] [3.12.01] [5.39] [5.40] [7.11.01]–[7.11.05]
 */
export function SendNewsletterForm({ recipients, isNobody, onSent }: SendNewsletterFormProps) {
  const messageField = useRef<HTMLTextAreaElement>(null);
  const buttons = useSendingButtons();
  const newsletter = useNewsletter({ onRead: () => buttons.submit.current?.focus(), onSent });
  const { subject, message, change, form, notice, warning, postalAddress } = newsletter;

  /** Enter in the subject moves to the message, so that a newsletter is not sent by accident. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    messageField.current?.focus();
  }

  return (
    <DashboardSection title="Send a newsletter" summary={recipients} notice={notice}>
      <Form {...form} noValidate className="mt-4 grid max-w-[44rem] gap-4">
        <Field label="Subject" name="subject" required>
          {(control) => (
            <TextInput
              {...control}
              value={subject}
              maxLength={LIMITS.subject}
              readOnly={form.pending}
              onKeyDown={goOn}
              onChange={(event) => change({ subject: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Message"
          name="message"
          required
          hint="Plain text. An empty line begins a new paragraph, and addresses become links."
        >
          {(control) => (
            <TextArea
              {...control}
              ref={messageField}
              rows={8}
              className="min-h-48"
              value={message}
              maxLength={LIMITS.newsletter}
              readOnly={form.pending}
              onChange={(event) => change({ message: event.target.value })}
            />
          )}
        </Field>
        {warning === null ? null : <p className="rounded bg-sun-wash px-4 py-3 text-sun">{warning}</p>}
        {isNobody ? (
          <p className="rounded bg-sun-wash px-4 py-3 text-sun">
            Nobody would get it yet: it goes to those who sign up on the home page. You can write it, look at
            it and send a test to yourself.
          </p>
        ) : null}
        <SendingButtons
          sending={newsletter}
          label="Send Newsletter"
          buttons={buttons}
          submitVariant={isNobody ? 'secondary' : 'primary'}
        />
        <PostalAddressLine
          address={postalAddress.address}
          disabled={form.pending}
          onChange={newsletter.changeAddress}
        />
      </Form>
      <SendingDialogs sending={newsletter} subject={subject} buttons={buttons} />
    </DashboardSection>
  );
}
