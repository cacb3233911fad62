import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react';
import { LIMITS } from '#shared/business.ts';
import { DeskSection } from '../../components/desk/DeskSection.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { useNewsletterDraft } from './newsletter-draft.ts';
import { isReached, useSubscribers } from './use-subscribers.ts';

const BLANK = 'Please fill in both subject and message';

/**
 * Subject and message to every active subscriber. What is typed is kept in the browser until it has been sent, whatever
 * happens to the page or the session meanwhile. [1.19] [2.15.39] [3.12.01] [5.39] [5.40] [7.11.01]–[7.11.05]
 */
export function SendNewsletterForm() {
  const { request, origin, announcer } = useHost();
  const { alert } = useAlerts();
  const { subject, message, change, clear } = useNewsletterDraft();
  const recipients = describeRecipients(useSubscribers());
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      request('sendNewsletter', {
        body: { subject, content: message, cta_text: 'Visit Website', cta_url: origin },
      }),
    onSuccess({ summary }) {
      clear();
      say(sentText(summary.success_count), 'Newsletter sent', missedText(summary.failure_count));
    },
    onError: (error) => say(failedText(error), 'The newsletter was not sent'),
  });

  function say(text: string, title: string, more = '') {
    announcer.announce(text);
    void alert(`${text}${more}`, title);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const blank = [subject, message].findIndex((text) => text.trim() === '');
    if (blank < 0) {
      mutate();
      return;
    }
    announcer.announce(BLANK);
    await alert(BLANK, 'Not yet complete');
    field(blank)?.focus();
  }

  function field(index: number) {
    return form.current?.querySelectorAll<HTMLElement>('input, textarea')[index];
  }

  /** Enter in the subject goes on to the message: a letter to everybody is not sent by a slip of the finger. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    field(1)?.focus();
  }

  return (
    <DeskSection title="Send a newsletter" summary={recipients}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-4 grid max-w-[44rem] gap-4"
      >
        <Field label="Subject" required>
          {(control) => (
            <TextInput
              {...control}
              value={subject}
              maxLength={LIMITS.subject}
              readOnly={isPending}
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
              readOnly={isPending}
              onChange={(event) => change({ message: event.target.value })}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={isPending ? 'Sending...' : false}>
            Send Newsletter
          </Button>
        </div>
      </form>
    </DeskSection>
  );
}

function describeRecipients({ rows, hasMore, isPending, error }: ReturnType<typeof useSubscribers>): string {
  if (hasMore || isPending || error !== null) return 'Goes to every active subscriber.';
  const count = rows.filter(isReached).length;
  if (count === 0) return 'There is no active subscriber to send to yet.';
  return count === 1 ? 'Goes to 1 active subscriber.' : `Goes to ${count} active subscribers.`;
}

/** [8.51] */
function sentText(count: number): string {
  return `Newsletter sent successfully! Sent to ${count} subscribers.`;
}

function missedText(count: number): string {
  return count === 0 ? '' : `\n${count} could not be delivered.`;
}

/** [8.49] [8.50] */
function failedText(error: Error): string {
  const reason = error instanceof ApiError ? error.serverError : null;
  return reason === null
    ? 'Failed to send newsletter. Please try again.'
    : `Failed to send newsletter: ${reason}`;
}
