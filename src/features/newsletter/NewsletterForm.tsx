import { type SubmitEvent, useRef } from 'react';
import { Honeypot } from '../../components/Honeypot.tsx';
import { NeedsScript } from '../../components/NeedsScript.tsx';
import { failureText } from '../../lib/api-error.ts';
import { honeypotOf, textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { useFillTime } from '../../lib/use-fill-time.ts';
import { useSending } from '../../lib/use-sending.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';

const TEXTS = {
  refused: 'Subscription failed. Please try again.',
  network: 'Failed to subscribe. Please check your connection and try again.',
};

/** idle → submitting → a thank-you panel, or an alert and the form as it was. [4.1.01]–[4.1.05] [8.09]–[8.12] */
export function NewsletterForm() {
  const { request, announcer } = useHost();
  const { alert } = useAlerts();
  const fillTime = useFillTime();
  const email = useRef<HTMLInputElement>(null);
  const { send, isPending, data, variables } = useSending({
    mutationFn: (body: { email: string; website?: string }) =>
      request('subscribe', { body, headers: fillTime() }),
    onSuccess: () => announcer.announce('Thank you for subscribing.'),
    onError: (error) => void showFailure(failureText(error, TEXTS)),
  });

  async function showFailure(text: string) {
    announcer.announce(text);
    await alert(text, 'You are not subscribed yet');
    email.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    send({ email: textOf(data, 'email').trim(), ...honeypotOf(data) });
  }

  if (data !== undefined) return <ThankYou email={variables.email} pending={data.pending === true} />;
  return (
    <form method="post" onSubmit={submit} className="relative">
      <Field label="Email address" required tone="band" hint="Your address goes to nobody else.">
        {(control) => (
          <div className="flex flex-col gap-3 sm:flex-row">
            <TextInput
              {...control}
              ref={email}
              type="email"
              name="email"
              autoComplete="email"
              placeholder="you@example.com"
              className="border-transparent focus-visible:outline-on-band"
            />
            <Button
              type="submit"
              variant="band"
              busy={isPending ? 'Subscribing...' : false}
              className="shrink-0"
            >
              Subscribe
            </Button>
          </div>
        )}
      </Field>
      <Honeypot />
      <NeedsScript className="mt-4" />
    </form>
  );
}

interface ThankYouProps {
  email: string;
  /** Whether a mail asks to confirm the address first. */
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
