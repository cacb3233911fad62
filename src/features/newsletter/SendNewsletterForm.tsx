import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LIMITS } from '#shared/limits.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { FirstSendDialog } from './FirstSendDialog.tsx';
import { NewsletterPreview } from './NewsletterPreview.tsx';
import { PostalAddressDialog } from './PostalAddressDialog.tsx';
import { PostalAddressLine } from './PostalAddressLine.tsx';
import { SendTimeDialog } from './SendTimeDialog.tsx';
import { useNewsletter } from './use-newsletter.ts';

interface SendNewsletterFormProps {
  /** The recipients, in a sentence. */
  recipients: string;
  /** Called when a newsletter may have been sent. */
  onSent: () => void;
}

/**
 * Subject and message to every active subscriber. The draft is stored in the browser until it is sent, even if the page
 * is closed or the session ends. [1.19] [2.15.39] [3.12.01] [5.39] [5.40] [7.11.01]–[7.11.05]
 */
export function SendNewsletterForm({ recipients, onSent }: SendNewsletterFormProps) {
  const submitButton = useRef<HTMLButtonElement>(null);
  const previewButton = useRef<HTMLButtonElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);
  const laterButton = useRef<HTMLButtonElement>(null);
  const newsletter = useNewsletter({ onRead: () => submitButton.current?.focus(), onSent });
  const { subject, message, change, form, busy, notice, preview, warning, asking, postalAddress } =
    newsletter;

  /** The button was disabled while the newsletter was rendered, so no dialog can return the focus itself. */
  function leavePreview() {
    flushSync(newsletter.closePreview);
    previewButton.current?.focus();
  }

  /** See `leavePreview`. */
  function leaveDialog(button: RefObject<HTMLButtonElement | null>) {
    flushSync(newsletter.stopAsking);
    button.current?.focus();
  }

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
        <div className="flex flex-wrap gap-3">
          <Button
            ref={submitButton}
            type="submit"
            busy={busy === 'send' ? 'Sending...' : false}
            disabled={form.pending}
          >
            Send Newsletter
          </Button>
          <Button
            ref={laterButton}
            variant="secondary"
            busy={busy === 'later' ? 'Preparing…' : false}
            disabled={form.pending}
            onClick={newsletter.later}
          >
            Send later
          </Button>
          <Button
            ref={previewButton}
            variant="secondary"
            busy={busy === 'preview' ? 'Preparing…' : false}
            disabled={form.pending}
            onClick={newsletter.show}
          >
            Preview
          </Button>
          <Button
            variant="secondary"
            busy={busy === 'test' ? 'Sending…' : false}
            disabled={form.pending}
            onClick={newsletter.test}
          >
            Send a test to myself
          </Button>
        </div>
        <PostalAddressLine
          address={postalAddress.address}
          disabled={form.pending}
          onChange={newsletter.changeAddress}
        />
      </Form>
      {asking?.what === 'address' ? (
        <PostalAddressDialog
          address={postalAddress.address ?? ''}
          save={postalAddress.save}
          onSaved={newsletter.stopAsking}
          onCancel={newsletter.stopAsking}
        />
      ) : null}
      {asking?.what === 'first-send' ? (
        <FirstSendDialog
          question={asking.question}
          save={postalAddress.save}
          onConfirm={newsletter.send}
          onCancel={() => leaveDialog(submitButton)}
        />
      ) : null}
      {asking?.what === 'time' ? (
        <SendTimeDialog
          subject={subject.trim()}
          sendAt={null}
          warning={warning}
          saveAddress={postalAddress.address === null ? postalAddress.save : null}
          onChoose={newsletter.schedule}
          onCancel={() => leaveDialog(laterButton)}
        />
      ) : null}
      {preview === null ? null : <NewsletterPreview preview={preview} onLeave={leavePreview} />}
    </DashboardSection>
  );
}
