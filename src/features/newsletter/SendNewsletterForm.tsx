import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { EMAIL_NOT_SET_UP } from '#shared/email-not-set-up.ts';
import { LIMITS } from '#shared/limits.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Details } from '../../components/dashboard/Details.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { WritingArea } from '../../components/dashboard/WritingArea.tsx';
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
  /** Beside the title: the way of writing. */
  actions?: ReactNode;
  /** Where what is written is safe by now: above the fields, and beside the buttons. */
  elsewhere?: ReactNode;
  saving?: ReactNode;
  /** Called when a newsletter may have been sent. */
  onSent: () => void;
}

/**
 * Subject and message to every active subscriber. The draft is kept until it is sent, even if the page is closed or the
 * session ends. [1.19] [2.15.39] [3.12.01] [5.39] [5.40] [7.11.01]–[7.11.05]
 */
export function SendNewsletterForm({
  recipients,
  isNobody,
  actions,
  elsewhere,
  saving,
  onSent,
}: SendNewsletterFormProps) {
  const messageField = useRef<HTMLTextAreaElement>(null);
  const buttons = useSendingButtons();
  const newsletter = useNewsletter({ onRead: () => buttons.submit.current?.focus(), onSent });
  const [isAddressOpen, setAddressOpen] = useState(false);
  const { subject, message, change, form, sending } = newsletter;
  const { news, warning, postalAddress } = sending;

  /** Enter in the subject moves to the message, so that a newsletter is not sent by accident. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    messageField.current?.focus();
  }

  /** What a field lacks, once sending was refused for it. */
  function missing(name: string, text: string): string | null {
    const isMissing = form.failure?.fields.includes(name) === true && text.trim() === '';
    return isMissing ? `The ${name} is missing.` : null;
  }

  return (
    <DashboardSection title="Send a newsletter" summary={recipients} notice={news.notice} actions={actions}>
      {elsewhere}
      <Form {...form} noValidate className="dense-form mt-4 grid gap-4">
        <Field label="Subject" name="subject" required error={missing('subject', subject)}>
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
          error={missing('message', message)}
          hint="Plain text. An empty line begins a new paragraph, and addresses become links."
        >
          {(control) => (
            <WritingArea
              {...control}
              ref={messageField}
              rows={8}
              className="min-h-48!"
              value={message}
              maxLength={LIMITS.newsletter}
              readOnly={form.pending}
              onChange={(event) => change({ message: event.target.value })}
            />
          )}
        </Field>
        <PostalAddressLine
          address={postalAddress.address}
          disabled={form.pending}
          onChange={() => setAddressOpen(true)}
        />
        {warning === null ? null : <p className="rounded bg-sun-wash px-4 py-3 text-sun">{warning}</p>}
        <SendingButtons newsletter={newsletter} buttons={buttons} isNobody={isNobody} />
        {/* Below the buttons: it comes late, and nothing moves under the pointer. */}
        {isNobody ? (
          <p className="rounded bg-sun-wash px-4 py-3 text-sun">
            Nobody would get it yet: it goes to those who sign up on the home page. You can write it, look at
            it and send a test to yourself.
          </p>
        ) : null}
        {form.failure?.details === undefined ? null : (
          <div className="text-quiet">
            <p>{EMAIL_NOT_SET_UP}</p>
            <Details>{form.failure.details}</Details>
          </div>
        )}
        {saving}
      </Form>
      <SendingDialogs
        newsletter={newsletter}
        buttons={buttons}
        isAddressOpen={isAddressOpen}
        onAddressClosed={() => setAddressOpen(false)}
      />
    </DashboardSection>
  );
}
