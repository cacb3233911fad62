import { SendTestNote } from '../../features/newsletter/SendTestNote.tsx';
import type { PostForm } from '../../features/posts/post-form.ts';
import { Button } from '../../ui/Button.tsx';
import type { SendPlan } from './SendChoice.tsx';
import { useEmailOfWriting } from './use-email-of-writing.ts';

interface PlanTestProps {
  values: PostForm;
  /** Of the writing. */
  writingKey: string;
  plan: SendPlan;
}

/** Sends the owner the email that is to go out with the post, as it stands on the page. */
export function PlanTest({ values, writingKey, plan }: PlanTestProps) {
  const email = useEmailOfWriting({ values, key: writingKey, isSeen: false, plan });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
      <Button
        size="small"
        variant="secondary"
        busy={email.isTesting ? 'Sending…' : false}
        onClick={email.test}
      >
        Send a test
      </Button>
      {email.testFailure !== null ? (
        <p role="alert" className="text-fine font-medium text-alarm">
          {email.testFailure.message}
        </p>
      ) : email.lastTest === null ? null : (
        <p role="status" className="text-fine text-quiet">
          <SendTestNote last={email.lastTest} />
        </p>
      )}
    </div>
  );
}
