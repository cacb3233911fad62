import { anotherLink, linkPages } from '#content/words/newsletter.ts';
import { business } from '#content/business.ts';
import { Honeypot } from '../../components/Honeypot.tsx';
import { noAnswer } from '../../lib/api-error.ts';
import { honeypotOf, textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

const failureOf = failureWith({
  refused: anotherLink.failed,
  network: noAnswer(linkPages.noAnswer),
  otherwise: ['email'],
});

/** For whoever has no working unsubscribe link: has one sent. Without scripts the server takes the form. */
export function AnotherLinkForm({ onSent }: { onSent: () => void }) {
  const { request } = useHost();
  const { form } = useForm({
    read: (data) => ({ email: textOf(data, 'email').trim(), ...honeypotOf(data) }),
    send: (body) => request('requestUnsubscribe', { body }),
    failureOf,
    onSent,
  });
  return (
    <section className="mt-10 max-w-measure border-t border-line pt-7">
      <h2 className="text-heading">{anotherLink.title}</h2>
      <Form {...form} method="post" className="relative mt-5 grid gap-5">
        <Field label={anotherLink.label} name="email" required>
          {(control) => (
            <TextInput {...control} type="email" autoComplete="email" placeholder={anotherLink.placeholder} />
          )}
        </Field>
        <Honeypot />
        <FormError about={['email']} />
        <SubmitButton busy={anotherLink.busy} className="justify-self-start">
          {anotherLink.button}
        </SubmitButton>
      </Form>
      <p className="mt-6 text-quiet">
        {anotherLink.byHand.before}{' '}
        <a href={`mailto:${business.reach.email}`} className="text-link">
          {business.reach.email}
        </a>
        {anotherLink.byHand.after}
      </p>
    </section>
  );
}
