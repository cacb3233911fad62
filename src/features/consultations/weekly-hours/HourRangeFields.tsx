import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { formatTime } from '#shared/times-in-words.ts';
import { DENSE } from '../../../components/dashboard/dense.ts';
import { howMany } from '../../../lib/how-many.ts';
import { Button } from '../../../ui/Button.tsx';
import { useHost } from '../../../lib/host.ts';
import { Select } from '../../../ui/controls.tsx';
import { type HourRange, lastTimes, otherWish, refitted, TIMES } from './hour-ranges.ts';

interface HourRangeFieldsProps {
  range: HourRange;
  /** What its controls belong to: 'Monday', or 'Monday, hours 2'. */
  name: string;
  /** At the end of the line; null for nothing. */
  note: string | null;
  /** What it shares with hours above it, and what follows; null for nothing. */
  overlap: string | null;
  onChange: (range: HourRange) => void;
  /** Null where the day has no others. */
  onRemove: (() => void) | null;
}

const HOUR = 60;
/** On a phone both fill the row. */
const TIME = 'max-md:min-w-0 max-md:flex-1 md:w-31';
/** With room for a time beside its arrow. */
const CONTROL = `${DENSE} pr-9!`;
const STEPS = [15, 20, 30, 45, HOUR, 90, 2 * HOUR, 3 * HOUR, 4 * HOUR];

/** From when to when calls begin, and how far apart. */
export function HourRangeFields({ range, name, note, overlap, onChange, onRemove }: HourRangeFieldsProps) {
  const { first, last, every } = range;
  const id = useId();
  const { announcer } = useHost();
  const moved = lastInWords(range);
  const latest = lastTimes({ ...range, first: '00:00', every: 1 }, CONSULTATION_MINUTES).at(-1) ?? '';
  const firsts = [...new Set([...TIMES.filter((time) => time <= latest), first])].sort();
  const steps = [...new Set([...STEPS.filter((step) => step >= CONSULTATION_MINUTES), every])].sort(
    (one, other) => one - other,
  );

  /** The last call follows, and it is said where that is not the one that was chosen. */
  function refit(changes: Parameters<typeof refitted>[1]) {
    const next = refitted(range, changes, CONSULTATION_MINUTES);
    const says = lastInWords(next);
    if (says !== null && says !== moved) announcer.announce(`${name}: ${says}`);
    onChange(next);
  }

  return (
    <div data-hours className="flex flex-wrap items-center gap-2">
      <div className="flex items-center gap-x-2 max-md:basis-full">
        <div className={TIME}>
          <Select
            aria-label={`${name}: first call`}
            className={CONTROL}
            value={first}
            choices={firsts.map(timeChoice)}
            onChange={({ target }) => refit({ first: target.value })}
          />
        </div>
        <span className="text-quiet xl:hidden">to</span>
        <div className={TIME}>
          <Select
            aria-label={`${name}: last call`}
            aria-describedby={moved === null ? undefined : id}
            className={CONTROL}
            value={last}
            choices={lastTimes(range, CONSULTATION_MINUTES).map(timeChoice)}
            onChange={({ target }) => onChange({ first, last: target.value, every })}
          />
        </div>
      </div>
      <div className="flex items-center gap-x-2">
        <span className="text-quiet xl:hidden">every</span>
        <div className="w-35 md:w-33">
          <Select
            aria-label={`${name}: a call every`}
            className={CONTROL}
            value={String(every)}
            choices={steps.map((step) => ({ value: String(step), label: inWords(step) }))}
            onChange={({ target }) => refit({ every: Number(target.value) })}
          />
        </div>
      </div>
      {onRemove === null ? null : (
        <Button
          variant="quiet"
          size="small"
          className="px-2!"
          aria-label={`Remove ${name}, ${formatTime(first)} to ${formatTime(last)}`}
          onClick={onRemove}
        >
          <X aria-hidden className="size-4" />
        </Button>
      )}
      {note === null ? null : <span className="ml-auto text-quiet tabular-nums">{note}</span>}
      {moved === null ? null : (
        <p id={id} className="basis-full text-fine text-quiet tabular-nums">
          {moved}
        </p>
      )}
      {overlap === null ? null : <p className="basis-full text-fine text-quiet tabular-nums">{overlap}</p>}
    </div>
  );
}

/** 'Last call is now 11:30 AM, not 12:00 PM'; null where it is the one that was chosen. */
function lastInWords(range: HourRange): string | null {
  const wish = otherWish(range);
  return wish === null ? null : `Last call is now ${formatTime(range.last)}, not ${formatTime(wish)}`;
}

function timeChoice(time: string) {
  return { value: time, label: formatTime(time) };
}

/** '45 minutes', 'hour', '2 hours' */
function inWords(minutes: number): string {
  if (minutes === HOUR) return 'hour';
  return minutes % HOUR === 0 ? howMany(minutes / HOUR, 'hour') : howMany(minutes, 'minute');
}
