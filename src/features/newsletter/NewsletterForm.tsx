import { useState } from 'react';
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
  refused: 'Subscription failed. Please try again.',
  network: noAnswer('Failed to subscribe.'),
  otherwise: ['email'],
  alert: 'You are not subscribed yet',
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
      announcer.announce('Thank you for subscribing.');
      setSubscribed({ email, pending: pending === true });
    },
  });

  if (subscribed !== null) return <ThankYou {...subscribed} />;
  return (
    <Form {...form} method="post" className="relative">
      <Field label="Email address" name="email" required tone="band" hint="Your address goes to nobody else.">
        {(control) => (
          <div className="flex flex-col gap-3 sm:flex-row">
            <TextInput
              {...control}
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              className="border-on-band focus-visible:outline-on-band"
            />
            <SubmitButton variant="band" busy="Subscribing..." className="shrink-0">
              Subscribe
            </SubmitButton>
          </div>
        )}
      </Field>
      <Honeypot />
      <NeedsScript className="mt-4" />
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
  const address = <span className="font-semibold">{email}</span>;
  return (
    <div
      tabIndex={-1}
      ref={(panel) => panel?.focus({ preventScroll: true })}
      className="border-t border-current pt-5 outline-none"
    >
      <p className="font-serif text-heading">Thank you for subscribing.</p>
      {pending ? (
        <p className="mt-2">
          One more thing: please check the inbox of {address}. Confirm in the mail that waits there, and the
          next letter goes to you.
        </p>
      ) : (
        <p className="mt-2">The next letter goes to {address}.</p>
      )}
    </div>
  );
}
