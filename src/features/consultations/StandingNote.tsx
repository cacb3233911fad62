import type { Standing } from '#shared/contract/availability.ts';
import { formatShortDay } from '#shared/times-in-words.ts';

interface StandingNoteProps {
  standing: readonly Standing[];
  /** Whether it says the days, too. */
  withDays?: boolean;
}

/** What was booked before its day or time was taken off; nothing where nothing was. */
export function StandingNote({ standing, withDays = false }: StandingNoteProps) {
  if (standing.length === 0) return null;
  const calls = standing.map(({ name, day, time }) =>
    withDays ? `${formatShortDay(day)}, ${time} ${name}` : `${time} ${name}`,
  );
  return <p className="wrap-anywhere text-quiet">Still booked: {calls.join(withDays ? '; ' : ', ')}</p>;
}
