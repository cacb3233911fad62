import { useState } from 'react';
import type { WaitingEmail } from '#shared/contract/rich-newsletters.ts';
import { usePostSending } from '../../features/newsletter/use-send-post.ts';
import { useWaitingEmail } from '../../features/newsletter/use-waiting-email.ts';
import { howMany } from '../../lib/how-many.ts';
import { MailLine } from './MailLine.tsx';

interface KeptEmailProps {
  post: number;
  /** What was done with the post: 'Unscheduled'. */
  done: string;
  /** Leads the focus away from what is gone. */
  onDone: () => void;
}

/** Says of a post that is taken back that its email waits for it, and how to call that off; nothing without one. */
export function KeptEmail({ post, ...line }: KeptEmailProps) {
  const known = usePostSending(post, true);
  if (known === null || known.waiting === null) return null;
  return <KeptEmailLine {...line} email={known.waiting} recipients={known.recipients} />;
}

interface KeptEmailLineProps extends Omit<KeptEmailProps, 'post'> {
  email: WaitingEmail;
  recipients: number;
}

function KeptEmailLine({ email, recipients, done, onDone }: KeptEmailLineProps) {
  const [isRead, setRead] = useState(false);
  const { isBusy, drop } = useWaitingEmail(email);
  if (isRead) return null;
  async function callOff() {
    if (await drop()) onDone();
  }
  return (
    <MailLine
      text={`${done}. The email “${email.subject}” to ${howMany(recipients, 'subscriber')} is kept: it goes out once you publish the post.`}
      act={{ label: 'Don’t send it', onPress: () => void callOff(), isBusy }}
      readAt={null}
      doneLabel="Keep it"
      onDone={() => {
        setRead(true);
        onDone();
      }}
    />
  );
}
