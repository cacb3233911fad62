import { type SubmitEvent, useRef } from 'react';
import { contact, contactSubjects } from '#content/contact.ts';
import type { MessageToSend } from '#shared/contract/contacts.ts';
import { Honeypot } from '../../components/Honeypot.tsx';
import { NeedsScript } from '../../components/NeedsScript.tsx';
import { failureText } from '../../lib/api-error.ts';
import { honeypotOf, textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { useFillTime } from '../../lib/use-fill-time.ts';
import { failureOf, useFormFailure } from '../../lib/use-form-failure.ts';
import { useSending } from '../../lib/use-sending.ts';
import { Button } from '../../ui/Button.tsx';
import { Select, TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';

const TEXTS = {
  refused: 'Failed to send message. Please try again.',
  network: 'Network error. Please check your connection and try again.',
};
const FIELDS = ['name', 'email', 'phone', 'subject', 'message'];
const CHOICES = contactSubjects.map((subject) => ({ value: subject, label: subject }));

/**
 * idle → sending → `onSent`, or a box that says why not, in the form as it was. The browser checks what is
 * required. [2.9.01] [4.3.01]–[4.3.04] [5.16]–[5.27] [7.6.03] [8.16]–[8.19]
 */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { request, announcer } = useHost();
  const fillTime = useFillTime();
  const form = useRef<HTMLFormElement>(null);
  const { send, isPending, error } = useSending({
    mutationFn: (body: MessageToSend) => request('sendMessage', { body, headers: fillTime() }),
    onSuccess: onSent,
    onError: (reason) => announcer.announce(failureText(reason, TEXTS)),
  });
  const failure = useFormFailure(form, error, TEXTS, FIELDS);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    send({
      name: textOf(data, 'name'),
      email: textOf(data, 'email'),
      phone: textOf(data, 'phone'),
      subject: textOf(data, 'subject'),
      message: textOf(data, 'message'),
      ...honeypotOf(data),
    });
  }

  const { subjectHint, messageHint, phoneHint, submit: label, sending } = contact.form;
  return (
    <form ref={form} method="post" onSubmit={submit} className="relative grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <Field label="Your name" required errorBox={failureOf(failure, 'name')}>
        {(control) => <TextInput {...control} name="name" autoComplete="name" />}
      </Field>
      <Field label="Email address" required errorBox={failureOf(failure, 'email')}>
        {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" />}
      </Field>
      <FormError failure={failure} about={['name', 'email']} className="sm:col-span-2" />
      <Field label="Subject" required errorBox={failureOf(failure, 'subject')}>
        {(control) => <Select {...control} name="subject" choices={CHOICES} placeholder={subjectHint} />}
      </Field>
      <Field label="Phone" hint={phoneHint} errorBox={failureOf(failure, 'phone')}>
        {(control) => <TextInput {...control} type="tel" name="phone" autoComplete="tel" />}
      </Field>
      <FormError failure={failure} about={['subject', 'phone']} className="sm:col-span-2" />
      <Field
        label="Message"
        required
        hint={messageHint}
        errorBox={failureOf(failure, 'message')}
        className="sm:col-span-2"
      >
        {(control) => <TextArea {...control} name="message" rows={7} />}
      </Field>
      <FormError failure={failure} about={['message']} className="sm:col-span-2" />
      <Honeypot />
      <NeedsScript className="sm:col-span-2" />
      <FormError failure={failure} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <Button type="submit" busy={isPending ? sending : false} className="w-full sm:w-auto sm:min-w-44">
          {label}
        </Button>
      </div>
    </form>
  );
}
