import { contact, contactSubjects } from '#content/contact.ts';
import * as labels from '#content/words/forms.ts';
import * as words from '#content/words/messages.ts';
import { Honeypot } from '../../components/Honeypot.tsx';
import { NeedsScript } from '../../components/NeedsScript.tsx';
import { honeypotOf, textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { useFillTime } from '../../lib/use-fill-time.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Select, TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

const failureOf = failureWith({
  refused: words.failed,
  fields: ['name', 'email', 'phone', 'subject', 'message'],
});
const CHOICES = contactSubjects.map((subject) => ({ value: subject, label: subject }));

/**
 * idle → sending → `onSent`, or an error box in the unchanged form. The browser checks the required fields. [2.9.01]
 * [4.3.01]–[4.3.04] [5.16]–[5.27] [7.6.03] [8.16]–[8.19]
 */
export function ContactForm({ onSent }: { onSent: (message: { subject: string; email: string }) => void }) {
  const { request } = useHost();
  const fillTime = useFillTime();
  const { form } = useForm({
    read: (data) => ({
      name: textOf(data, 'name'),
      email: textOf(data, 'email'),
      phone: textOf(data, 'phone'),
      subject: textOf(data, 'subject'),
      message: textOf(data, 'message'),
      ...honeypotOf(data),
    }),
    send: (body) => request('sendMessage', { body, headers: fillTime() }),
    failureOf,
    onSent: (_, body) => onSent(body),
  });

  const { subjectHint, messageHint, phoneHint, submit: label, sending } = contact.form;
  return (
    <Form {...form} method="post" className="relative grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <NeedsScript className="sm:col-span-2" />
      <Field label={labels.name} name="name" required>
        {(control) => <TextInput {...control} autoComplete="name" />}
      </Field>
      <Field label={labels.email} name="email" required>
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </Field>
      <FormError about={['name', 'email']} className="sm:col-span-2" />
      <Field label={labels.subject} name="subject" required>
        {(control) => <Select {...control} choices={CHOICES} placeholder={subjectHint} />}
      </Field>
      <Field label={labels.phone} name="phone" hint={phoneHint}>
        {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
      </Field>
      <FormError about={['subject', 'phone']} className="sm:col-span-2" />
      <Field
        label={labels.message}
        name="message"
        required
        hint={messageHint}

        className="sm:col-span-2"
      >
        {(control) => <TextArea {...control} rows={7} />}
      </Field>
      <FormError about={['message']} className="sm:col-span-2" />
      <Honeypot />
      <FormError className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <SubmitButton busy={sending} className="w-full sm:w-auto sm:min-w-44">
          {label}
        </SubmitButton>
      </div>
    </Form>
  );
}
