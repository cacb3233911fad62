import { type ReactNode, useState } from 'react';
import type { WaitingEmail } from '#shared/contract/rich-newsletters.ts';
import type { PostEmail } from '../../features/newsletter/PostEmailFields.tsx';
import { usePostSending } from '../../features/newsletter/use-send-post.ts';
import { useWaitingEmail } from '../../features/newsletter/use-waiting-email.ts';
import { whenWaiting } from '../../features/newsletter/waiting-email.ts';
import { WaitingEmailDialog } from '../../features/newsletter/WaitingEmailDialog.tsx';
import { MailLine } from './MailLine.tsx';

interface KeptSubjectProps {
  post: number;
  /** What was done with the post: 'Updated'. */
  done: string;
  /** The post's title before that, and since: a subject that is one of them follows it. */
  titles: readonly string[];
  /** See `WaitingEmailLine`. */
  tryOut: (email: PostEmail) => ReactNode;
  /** Leads the focus away from what is gone. */
  onDone: () => void;
}

/** Says of a post that was renamed that the email that waits for it keeps the subject that the owner gave it; nothing without one. */
export function KeptSubject({ post, titles, ...line }: KeptSubjectProps) {
  const email = usePostSending(post, true)?.waiting ?? null;
  return email === null || titles.includes(email.subject) ? null : (
    <KeptSubjectLine {...line} email={email} />
  );
}

interface KeptSubjectLineProps extends Omit<KeptSubjectProps, 'post' | 'titles'> {
  email: WaitingEmail;
}

function KeptSubjectLine({ email, done, tryOut, onDone }: KeptSubjectLineProps) {
  const [state, setState] = useState<'said' | 'open' | 'read'>('said');
  const { reword } = useWaitingEmail(email);
  function leave() {
    setState('read');
    onDone();
  }
  if (state === 'read') return null;
  return (
    <>
      <MailLine
        text={`${done}. The email’s subject still is “${email.subject}”.`}
        act={{ label: 'Change', onPress: () => setState('open') }}
        readAt={null}
        doneLabel="Keep it"
        onDone={leave}
      />
      {state === 'open' ? (
        <WaitingEmailDialog
          email={email}
          when={`It goes out ${whenWaiting(email)}.`}
          tryOut={tryOut}
          onSave={async (changed) => {
            await reword(changed);
            leave();
          }}
          onClose={() => setState('said')}
        />
      ) : null}
    </>
  );
}
