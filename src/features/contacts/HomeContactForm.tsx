import { type SubmitEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { DEFAULT_SUBJECT } from '#shared/business.ts';
import { projectTypes } from '#content/home.ts';
import { Honeypot } from '../../components/Honeypot.tsx';
import { NeedsScript } from '../../components/NeedsScript.tsx';
import { ApiError, failureText } from '../../lib/api-error.ts';
import type { MessageToSend } from '#shared/contract/contacts.ts';
import { focusProblem, honeypotOf, textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { useFillTime } from '../../lib/use-fill-time.ts';
import { useSending } from '../../lib/use-sending.ts';
import { ROUTES } from '../../paths.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { Select, TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';

const TEXTS = {
  refused: 'Failed to send message. Please try again.',
  network: 'Failed to send message. Please check your connection and try again.',
};

/**
 * idle → sending → the thank-you page, or an alert and the form as it was. The browser's own checks are off and no
 * field gets an error of its own: the server's answer says what is wrong. [4.2.01]–[4.2.03] [5.03]–[5.09] [K11]
 */
export function HomeContactForm() {
  const { request, announcer } = useHost();
  const { alert } = useAlerts();
  const navigate = useNavigate();
  const fillTime = useFillTime();
  const form = useRef<HTMLFormElement>(null);
  const { send, isPending } = useSending({
    mutationFn: (body: MessageToSend) => request('sendMessage', { body, headers: fillTime() }),
    onSuccess: () => navigate(ROUTES.thankYou),
    onError: (error) => void showFailure(error),
  });

  async function showFailure(error: Error) {
    const text = failureText(error, TEXTS);
    announcer.announce(text);
    await alert(text, 'Your message was not sent');
    if (form.current !== null) focusProblem(form.current, error instanceof ApiError ? error.field : null);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    send({
      name: textOf(data, 'name'),
      email: textOf(data, 'email'),
      subject: textOf(data, 'subject') || DEFAULT_SUBJECT,
      message: textOf(data, 'message'),
      ...honeypotOf(data),
    });
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="relative grid content-start gap-x-5 gap-y-6 sm:grid-cols-2"
    >
      <Field label="Your name" required>
        {(control) => <TextInput {...control} name="name" autoComplete="name" />}
      </Field>
      <Field label="Email address" required>
        {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" />}
      </Field>
      <Field label="Project type" required className="sm:col-span-2">
        {(control) => (
          <Select {...control} name="subject" choices={projectTypes} placeholder="Choose what fits best" />
        )}
      </Field>
      <Field label="Message" required className="sm:col-span-2">
        {(control) => <TextArea {...control} name="message" />}
      </Field>
      <Honeypot />
      <NeedsScript className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <Button
          type="submit"
          busy={isPending ? 'Sending...' : false}
          className="w-full sm:w-auto sm:min-w-44"
        >
          Send message
        </Button>
      </div>
    </form>
  );
}
