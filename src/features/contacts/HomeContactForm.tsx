import { useNavigate } from 'react-router-dom';
import { DEFAULT_SUBJECT } from '#shared/limits.ts';
import { projectTypes } from '#content/home.ts';
import * as labels from '#content/words/forms.ts';
import * as words from '#content/words/messages.ts';
import { Honeypot } from '../../components/Honeypot.tsx';
import { NeedsScript } from '../../components/NeedsScript.tsx';
import { noAnswer } from '../../lib/api-error.ts';
import { enumerate } from '../../lib/enumerate.ts';
import { honeypotOf, textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { useFillTime } from '../../lib/use-fill-time.ts';
import { failureWith, type FormFailure, useForm } from '../../lib/use-form.ts';
import { ROUTES } from '../../paths.ts';
import { Select, TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import type { SentMessage } from './SentFacts.tsx';

const refusal = failureWith({
  refused: words.failed,
  network: noAnswer(words.noAnswer),
  fields: ['name', 'email', 'subject', 'message'],
  alert: words.notSent,
});

/** What the server needs, in the order of the form. */
const NEEDED = { name: labels.name, email: labels.email, message: labels.message };
type Needed = keyof typeof NEEDED;

/** The server names one field. Where several are empty, the alert lists all of these at once, and marks them. */
function failureOf(error: unknown, body: Record<Needed, string>): FormFailure {
  const failure = refusal(error);
  const missing = (Object.keys(NEEDED) as Needed[]).filter((field) => body[field].trim() === '');
  const [named] = failure.fields;
  const others = missing.filter((field) => field !== named);
  if (named === undefined || others.length === 0) return failure;
  const list = words.stillMissing(enumerate(missing.map((field) => NEEDED[field])));
  return {
    ...failure,
    message: others.length < missing.length ? list : [failure.message, list].join('\n\n'),
    fields: [...failure.fields, ...others],
  };
}

/**
 * idle → sending → the thank-you page, or an alert and the unchanged form. The browser's own validation is off, and
 * fields have no errors of their own: the alert shows the server's reason, and what is missing is marked. `onFocus` is
 * for what is needed after sending. [4.2.01]–[4.2.03] [5.03]–[5.09] [K11]
 */
export function HomeContactForm({ onFocus }: { onFocus: () => void }) {
  const { request } = useHost();
  const navigate = useNavigate();
  const fillTime = useFillTime();
  const { form } = useForm({
    read: (data) => ({
      name: textOf(data, 'name'),
      email: textOf(data, 'email'),
      subject: textOf(data, 'subject') || DEFAULT_SUBJECT,
      message: textOf(data, 'message'),
      ...honeypotOf(data),
    }),
    send: (body) => request('sendMessage', { body, headers: fillTime() }),
    failureOf,
    onSent: (_, { subject, email }) => {
      const sent: SentMessage = { subject, email, at: Date.now() };
      void navigate(ROUTES.thankYou, { state: { sent } });
    },
  });

  return (
    <Form
      {...form}
      method="post"
      noValidate
      onFocus={onFocus}
      className="relative grid content-start gap-x-5 gap-y-6 sm:grid-cols-2 lg:rounded lg:border lg:border-line lg:bg-raised lg:p-10"
    >
      <NeedsScript className="sm:col-span-2" />
      <Field label={labels.name} name="name" required>
        {(control) => <TextInput {...control} autoComplete="name" />}
      </Field>
      <Field label={labels.email} name="email" required>
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </Field>
      <Field label={words.projectType} name="subject" required className="sm:col-span-2">
        {(control) => <Select {...control} choices={projectTypes} placeholder={words.chooseType} />}
      </Field>
      <Field label={labels.message} name="message" required className="sm:col-span-2">
        {(control) => <TextArea {...control} className="lg:min-h-56" />}
      </Field>
      <Honeypot />
      <div className="sm:col-span-2">
        <SubmitButton busy={words.sending} className="w-full sm:w-auto sm:min-w-44">
          {words.send}
        </SubmitButton>
      </div>
    </Form>
  );
}
