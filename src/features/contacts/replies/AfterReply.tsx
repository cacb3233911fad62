import { Link } from 'react-router-dom';
import { replyPath } from '../../../components/dashboard/message-path.ts';
import { dashboardTabPath } from '../../../paths.ts';
import { useStandingMessages, useWaitingOf } from '../use-messages.ts';

const LINK = 'finger-high inline-flex min-h-6 items-center text-link';

/**
 * Where one goes on after a reply: to the message that waits longest, those that are overdue first, or back to the overview.
 * @param message the one that was answered
 */
export function AfterReply({ message }: { message: number }) {
  const waiting = useWaitingOf(useStandingMessages().waiting);
  const [overdue] = without(waiting?.overdue, message);
  const [open] = without(waiting?.open, message);
  const next = overdue ?? open;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4">
      {next === undefined ? null : (
        <Link to={replyPath(next)} className={LINK}>
          {overdue === undefined ? 'Next message to answer' : 'Next overdue message'}
        </Link>
      )}
      <Link to={dashboardTabPath('overview')} className={LINK}>
        Back to today
      </Link>
    </p>
  );
}

function without(ids: readonly number[] = [], message: number): number[] {
  return ids.filter((id) => id !== message);
}
