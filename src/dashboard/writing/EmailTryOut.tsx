import { useState } from 'react';
import { NewsletterPreview } from '../../features/newsletter/NewsletterPreview.tsx';
import type { PostEmail } from '../../features/newsletter/PostEmailFields.tsx';
import { SendTestRow } from '../../features/newsletter/SendTestRow.tsx';
import type { PostForm } from '../../features/posts/post-form.ts';
import { Button } from '../../ui/Button.tsx';
import { useEmailOfWriting } from './use-email-of-writing.ts';

interface EmailTryOutProps {
  values: PostForm;
  /** Of the writing. */
  writingKey: string;
  plan: PostEmail;
  /** Whether it can be looked at here, too. */
  hasPreview?: boolean;
}

/** Sends a test of the email that is to go out with the post, as it stands on the page. */
export function EmailTryOut({ values, writingKey, plan, hasPreview = false }: EmailTryOutProps) {
  const [isShown, setShown] = useState(false);
  const [owner, setOwner] = useState<string | null>(null);
  // It is drawn to be seen; and once, for the address that tests go to.
  const isSeen = isShown || owner === null;
  const email = useEmailOfWriting({ values, key: writingKey, isSeen, plan });
  const { made, error } = email;
  if (owner === null && made !== undefined) setOwner(made.test_to);
  return (
    <>
      <SendTestRow
        last={email.lastTest}
        failure={email.testFailure}
        owner={owner}
        isSending={email.isTesting}
        disabled={email.isTesting}
        onTest={email.test}
      />
      {hasPreview ? (
        <Button
          variant="secondary"
          size="small"
          className="mb-2"
          busy={isShown && made === undefined && error === null ? 'Preparing…' : false}
          onClick={() => {
            if (error !== null) email.retry();
            setShown(true);
          }}
        >
          Preview
        </Button>
      ) : null}
      {isShown && error !== null ? (
        <p role="alert" className="font-medium text-alarm">
          {error.message}
        </p>
      ) : null}
      {isShown && made !== undefined ? (
        <NewsletterPreview preview={made} onLeave={() => setShown(false)} />
      ) : null}
    </>
  );
}
