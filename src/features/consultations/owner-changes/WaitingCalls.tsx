import type { Consultation } from '#shared/contract/consultations.ts';
import { callDay } from '../call-days.ts';
import { timeInWords } from '../time-in-words.ts';
import { useToday } from '../use-today.ts';

interface WaitingCallsProps {
  calls: readonly Consultation[];
  /** Why it failed with some of them, by their ids. */
  refusals: ReadonlyMap<number, string>;
}

/** The calls with which something is still to be done, each with its visitor, its time, and why it failed. */
export function WaitingCalls({ calls, refusals }: WaitingCallsProps) {
  const today = useToday() ?? '';
  return (
    <ul className="mt-3 grid gap-y-2 tabular-nums">
      {calls.map(({ id, name, email, consultation_date, consultation_time }) => (
        <li key={id} className="wrap-anywhere">
          <span className="font-semibold">{name}</span> <span className="text-quiet">{email}</span>
          <span className="block text-quiet">
            {callDay(consultation_date, today)}, {timeInWords(consultation_time)}
          </span>
          {refusals.has(id) ? <span className="block text-alarm">{refusals.get(id)}</span> : null}
        </li>
      ))}
    </ul>
  );
}
