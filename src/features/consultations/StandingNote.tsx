import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Standing } from '#shared/contract/availability.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { callsOfPath } from '../../components/dashboard/calls-of-path.ts';

interface StandingNoteProps {
  standing: readonly Standing[];
  /** Whether it says the days, too. */
  withDays?: boolean;
  /** Whether each leads to its call; not where that would lose what is not saved. */
  isLinked?: boolean;
}

/** What was booked before its day or time was taken off, in order of time; nothing where nothing was. */
export function StandingNote({ standing, withDays = false, isLinked = true }: StandingNoteProps) {
  if (standing.length === 0) return null;
  return (
    <p className="wrap-anywhere text-quiet">
      Still booked:{' '}
      {standing.map(({ name, email, day, time }, index) => {
        const says = withDays ? `${formatShortDay(day)}, ${time} ${name}` : `${time} ${name}`;
        return (
          <Fragment key={`${day} ${time} ${email}`}>
            {index === 0 ? null : withDays ? '; ' : ', '}
            {isLinked ? (
              <Link to={callsOfPath(email, 'ahead')} className="text-link">
                {says}
              </Link>
            ) : (
              says
            )}
          </Fragment>
        );
      })}
    </p>
  );
}
