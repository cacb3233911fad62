import { dayOf, timeOf } from '#shared/business-time.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { formatTime } from '#shared/times-in-words.ts';
import { useMinute } from '../../lib/use-minute.ts';
import type { useTestsSent } from './tests-sent.ts';

/** To whom the last test went, and when. */
export function SendTestNote({ last }: { last: NonNullable<ReturnType<typeof useTestsSent>['last']> }) {
  const now = useMinute();
  return (
    <>
      Test sent to {last.to} {whenSent(last.at, now)}
      {last.isOlder ? <span className="text-sun">, before your last change</span> : null}
    </>
  );
}

function whenSent(at: string, now: Date): string {
  const time = new Date(at);
  return dayOf(time) === dayOf(now) ? `at ${formatTime(timeOf(time))}` : `on ${formatMoment(at)}`;
}
