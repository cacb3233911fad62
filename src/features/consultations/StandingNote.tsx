import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Standing } from '#shared/contract/availability.ts';
import { callPath } from '../../components/dashboard/calls-of-path.ts';
import { standingInWords } from './standing-in-words.ts';

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
      {standing.map((call, index) => {
        const says = standingInWords(call, withDays);
        return (
          <Fragment key={call.id}>
            {index === 0 ? null : withDays ? '; ' : ', '}
            {isLinked ? (
              <Link to={callPath(call.id)} className="text-link">
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
