import { Link } from 'react-router-dom';
import { englishList } from '../../components/dashboard/english-list.ts';
import { howMany } from '../../lib/how-many.ts';
import { titleOf } from './busy-calendar-words.ts';
import { consultationPartPath } from './part-path.ts';
import { useBusyCalendars } from './use-busy-calendars.ts';

/** That calendars take times away, how many are read, and which can't be; with the way to them. */
export function CalendarsLine() {
  const { data } = useBusyCalendars().query;
  const failing = data?.filter(({ failing_since }) => failing_since !== null) ?? [];
  return (
    <p className="mt-1 max-w-measure wrap-anywhere text-quiet">
      Nobody can book while{' '}
      <Link to={consultationPartPath('calendars')} className="text-link">
        your calendars
      </Link>{' '}
      say that you are busy.
      {data === undefined ? null : ` ${howManyRead(data.length)}`}
      {failing.length === 0 ? null : (
        <span className="font-medium text-alarm">
          {' '}
          Can’t be read at the moment: {englishList(failing.map(titleOf))}.
        </span>
      )}
    </p>
  );
}

function howManyRead(count: number): string {
  if (count === 0) return 'None is read yet.';
  return `${howMany(count, 'calendar')} ${count === 1 ? 'is' : 'are'} read.`;
}
