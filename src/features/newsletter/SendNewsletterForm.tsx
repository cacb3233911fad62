import { type KeyboardEvent, type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LIMITS } from '#shared/business.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { NewsletterPreview } from './NewsletterPreview.tsx';
import { useNewsletter } from './use-newsletter.ts';

const BLANK = 'Please fill in both subject and message';

interface SendNewsletterFormProps {
  /** Whom it goes to, in a sentence. */
  recipients: string;
  /** Is called when a newsletter may have gone out. */
  onSent: () => void;
}

/**
 * Subject and message to every active subscriber. What is typed is kept in the browser until it has been sent, whatever
 * happens to the page or the session meanwhile. [1.19] [2.15.39] [3.12.01] [5.39] [5.40] [7.11.01]–[7.11.05]
 */
export function SendNewsletterForm({ recipients, onSent }: SendNewsletterFormProps) {
  const { announcer } = useHost();
  const { alert } = useAlerts();
  const form = useRef<HTMLFormElement>(null);
  const previewButton = useRef<HTMLButtonElement>(null);
  const { subject, message, change, busy, notice, preview, closePreview, show, test, send } = useNewsletter({
    onRead: () => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus(),
    onSent,
  });

  /** The button was off while the preview was made, so the dialog does not know where the focus belongs. */
  function leavePreview() {
    flushSync(closePreview);
    previewButton.current?.focus();
  }

  /** Does something with the newsletter once it is one. */
  async function withNewsletter(act: () => void) {
    const blank = [subject, message].findIndex((text) => text.trim() === '');
    if (blank < 0) {
      act();
      return;
    }
    announcer.announce(BLANK);
    await alert(BLANK, 'Not yet complete');
    field(blank)?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void withNewsletter(send);
  }

  function field(index: number) {
    return form.current?.querySelectorAll<HTMLElement>('input, textarea')[index];
  }

  /** Enter in the subject goes on to the message: a newsletter to everybody is not sent by a slip of the finger. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    field(1)?.focus();
  }

  return (
    <DashboardSection title="Send a newsletter" summary={recipients} notice={notice}>
      <form ref={form} noValidate onSubmit={submit} className="mt-4 grid max-w-[44rem] gap-4">
        <Field label="Subject" required>
          {(control) => (
            <TextInput
              {...control}
              value={subject}
              maxLength={LIMITS.subject}
              readOnly={busy !== null}
              onKeyDown={goOn}
              onChange={(event) => change({ subject: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Message"
          required
          hint="Plain text. An empty line begins a new paragraph, and addresses become links."
        >
          {(control) => (
            <TextArea
              {...control}
              rows={8}
              className="min-h-48"
              value={message}
              maxLength={LIMITS.newsletter}
              readOnly={busy !== null}
              onChange={(event) => change({ message: event.target.value })}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy === 'send' ? 'Sending...' : false} disabled={busy !== null}>
            Send Newsletter
          </Button>
          <Button
            ref={previewButton}
            variant="secondary"
            busy={busy === 'preview' ? 'Preparing…' : false}
            disabled={busy !== null}
            onClick={() => void withNewsletter(show)}
          >
            Preview
          </Button>
          <Button
            variant="secondary"
            busy={busy === 'test' ? 'Sending…' : false}
            disabled={busy !== null}
            onClick={() => void withNewsletter(test)}
          >
            Send a test to myself
          </Button>
        </div>
      </form>
      {preview === null ? null : <NewsletterPreview preview={preview} onLeave={leavePreview} />}
    </DashboardSection>
  );
}
