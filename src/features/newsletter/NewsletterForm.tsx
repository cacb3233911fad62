import { useState } from 'react';
import * as words from '#content/words/subscribe.ts';
import { Honeypot } from '../../components/Honeypot.tsx';
import { NeedsScript } from '../../components/NeedsScript.tsx';
import { noAnswer } from '../../lib/api-error.ts';
import { honeypotOf, textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { useFillTime } from '../../lib/use-fill-time.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

const failureOf = failureWith({
  refused: words.failed,
  network: noAnswer(words.noAnswer),
  otherwise: ['email'],
  alert: words.notYet,
});

/** idle → submitting → a thank-you panel, or an alert and the unchanged form. [4.1.01]–[4.1.05] [8.09]–[8.12] */
export function NewsletterForm() {
  const { request, announcer } = useHost();
  const fillTime = useFillTime();
  const [subscribed, setSubscribed] = useState<ThankYouProps | null>(null);
  const { form } = useForm({
    read: (data) => ({ email: textOf(data, 'email').trim(), ...honeypotOf(data) }),
    send: (body) => request('subscribe', { body, headers: fillTime() }),
    failureOf,
    onSent({ pending }, { email }) {
      announcer.announce(words.thanks);
      setSubscribed({ email, pending: pending === true });
    },
  });

  if (subscribed !== null) return <ThankYou {...subscribed} />;
  return (
    <Form {...form} method="post" className="relative">
      <NeedsScript />
      <Field label={words.label} name="email" required tone="band" hint={words.hint}>
        {(control) => (
          <div className="flex flex-col gap-3 sm:flex-row">
            <TextInput
              {...control}
              type="email"
              autoComplete="email"
              placeholder={words.placeholder}
              className="border-on-band focus-visible:outline-on-band"
            />
            <SubmitButton variant="band" busy={words.busy} className="shrink-0">
              {words.button}
            </SubmitButton>
          </div>
        )}
      </Field>
      <Honeypot />
    </Form>
  );
}

interface ThankYouProps {
  email: string;
  /** Whether a confirmation email was sent. */
  pending: boolean;
}

/** [K18] */
function ThankYou({ email, pending }: ThankYouProps) {
  return (
    <div
      tabIndex={-1}
      ref={(panel) => panel?.focus({ preventScroll: true })}
      className="border-t border-current pt-5 outline-none"
    >
      <p className="font-serif text-heading">{words.thanks}</p>
      <p className="mt-2">
        {pending ? words.confirmBefore : words.doneBefore} <span className="font-semibold">{email}</span>
        {pending ? words.confirmAfter : words.doneAfter}
      </p>
    </div>
  );
}
