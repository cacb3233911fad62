import { type ReactNode, useState } from 'react';
import type { WaitingEmail } from '#shared/contract/rich-newsletters.ts';
import { howMany } from '../../lib/how-many.ts';
import { Button } from '../../ui/Button.tsx';
import type { PostEmail } from './PostEmailFields.tsx';
import { useWaitingEmail } from './use-waiting-email.ts';
import { whenWaiting } from './waiting-email.ts';
import { WaitingEmailDialog } from './WaitingEmailDialog.tsx';

interface WaitingEmailLineProps {
  email: WaitingEmail;
  recipients: number;
  /** The ways to try it out as it is being changed. */
  tryOut: (email: PostEmail) => ReactNode;
  /** Whether it is opened to be changed at once. */
  isAsked?: boolean;
  /** It is called off. */
  onDropped: () => void;
}

/** The email that goes out with a post: what of it, to how many, and what can be done about that. */
export function WaitingEmailLine(props: WaitingEmailLineProps) {
  const { email, recipients, tryOut, isAsked = false, onDropped } = props;
  const [isOpen, setOpen] = useState(isAsked);
  const { isBusy, drop, reword } = useWaitingEmail(email);
  const when = whenWaiting(email);

  async function callOff() {
    if (await drop()) onDropped();
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="min-w-0 grow basis-64 py-1.5 wrap-anywhere">
        Goes to {howMany(recipients, 'subscriber')} {when}: “{email.subject}”,{' '}
        {email.part === 'whole' ? 'the whole post' : 'the excerpt'}.
      </p>
      <div className="-ml-3 flex flex-wrap">
        <Button
          size="small"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label="Change the email"
          disabled={isBusy}
          onClick={() => setOpen(true)}
        >
          Change
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label="Don’t send the email"
          disabled={isBusy}
          onClick={() => void callOff()}
        >
          Don’t send
        </Button>
      </div>
      {isOpen ? (
        <WaitingEmailDialog
          email={email}
          when={`It goes out ${when}.`}
          tryOut={tryOut}
          onSave={reword}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
