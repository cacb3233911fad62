import CircleAlert from 'lucide-react/icons/circle-alert';
import type { BusyCalendar } from '#shared/contract/busy-calendars.ts';
import { SettingsRows } from '../../components/dashboard/SettingsRows.tsx';
import { howMany } from '../../lib/how-many.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { Button } from '../../ui/Button.tsx';
import { describeProblem, describeReading, describeStale, titleOf } from './busy-calendar-words.ts';
import { StandingNote } from './StandingNote.tsx';

interface BusyCalendarListProps {
  calendars: readonly BusyCalendar[];
  /** The ids of those being read or removed. */
  checking: number | null;
  removing: number | null;
  onCheck: (calendar: BusyCalendar) => void;
  onRemove: (calendar: BusyCalendar) => void;
}

/** The calendars that are read: what was found and when, and why one can't be read. */
export function BusyCalendarList({
  calendars,
  checking,
  removing,
  onCheck,
  onRemove,
}: BusyCalendarListProps) {
  return (
    <SettingsRows
      rows={calendars}
      keyOf={({ id }) => id}
      none="No calendar is read yet."
      facts={(calendar) => <Facts calendar={calendar} />}
      actions={(calendar) => (
        <>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Check ${titleOf(calendar)} now`}
            busy={checking === calendar.id ? 'Checking…' : false}
            onClick={() => onCheck(calendar)}
          >
            Check now
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Remove ${titleOf(calendar)}`}
            busy={removing === calendar.id ? 'Removing…' : false}
            onClick={() => onRemove(calendar)}
          >
            Remove
          </Button>
        </>
      )}
    />
  );
}

function Facts({ calendar }: { calendar: BusyCalendar }) {
  // An answer may be newer than this minute.
  const now = useMinute();
  const problem = describeProblem(calendar, now);
  const { name, host, signs_in, unreadable, standing } = calendar;
  const place = [name === '' ? null : host, signs_in ? 'with a password' : null].filter(
    (part) => part !== null,
  );
  return (
    <>
      <p className="flex flex-wrap gap-x-2 wrap-anywhere">
        <span className="font-semibold">{titleOf(calendar)}</span>
        {place.length === 0 ? null : <span className="text-quiet">{place.join(', ')}</span>}
      </p>
      {problem === null ? (
        <p>{describeReading(calendar, now)}</p>
      ) : (
        <>
          <p className="flex gap-1.5 font-medium text-alarm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{problem}</span>
          </p>
          <p>{describeStale(calendar, now)}</p>
        </>
      )}
      {unreadable === 0 ? null : (
        <p className="text-quiet">
          {howMany(unreadable, 'event')} in it can’t be read, so {unreadable === 1 ? 'it does' : 'they do'}{' '}
          not count.
        </p>
      )}
      <StandingNote standing={standing} withDays />
    </>
  );
}
