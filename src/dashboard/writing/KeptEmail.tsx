import { useState } from 'react';
import type { SentBefore, WaitingEmail } from '#shared/contract/rich-newsletters.ts';
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

/**
 * Says of a post that is taken back that its email waits for it, and how to call that off, or that its email went out; nothing
 * without one.
 */
export function KeptEmail({ post, ...line }: KeptEmailProps) {
  const known = usePostSending(post, true);
  if (known === null) return null;
  if (known.waiting === null) return known.sent === null ? null : <GoneOutLine {...line} sent={known.sent} />;
  return <KeptEmailLine {...line} email={known.waiting} recipients={known.recipients} />;
}

/** What went out leads to a post that is not there for visitors now. */
function GoneOutLine({
  sent: { recipients },
  done,
  onDone,
}: Omit<KeptEmailProps, 'post'> & { sent: SentBefore }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  const who = recipients === 1 ? '1 person has' : `${recipients.toLocaleString('en-US')} people have`;
  return (
    <MailLine
      text={`${done}. ${who} its link by email.`}
      act={null}
      readAt={null}
      doneLabel="Dismiss"
      onDone={() => {
        setRead(true);
        onDone();
      }}
    />
  );
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
