import X from 'lucide-react/icons/x';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { formatTime } from '#shared/times-in-words.ts';
import { DENSE } from '../../../components/dashboard/dense.ts';
import { howMany } from '../../../lib/how-many.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/controls.tsx';
import { fitted, type HourRange, lastTimes, movedTo, TIMES } from './hour-ranges.ts';

interface HourRangeFieldsProps {
  range: HourRange;
  /** What its controls belong to: 'Monday', or 'Monday, hours 2'. */
  name: string;
  /** At the end of the line; null for nothing. */
  note: string | null;
  onChange: (range: HourRange) => void;
  /** Null where the day has no others. */
  onRemove: (() => void) | null;
}

const HOUR = 60;
const STEPS = [15, 20, 30, 45, HOUR, 90, 2 * HOUR, 3 * HOUR, 4 * HOUR];

/** From when to when calls begin, and how far apart. */
export function HourRangeFields({ range, name, note, onChange, onRemove }: HourRangeFieldsProps) {
  const { first, last, every } = range;
  const change = (changes: Partial<HourRange>) =>
    onChange(fitted({ ...range, ...changes }, CONSULTATION_MINUTES));
  const latest = lastTimes({ ...range, first: '00:00', every: 1 }, CONSULTATION_MINUTES).at(-1) ?? '';
  const firsts = [...new Set([...TIMES.filter((time) => time <= latest), first])].sort();
  const steps = [...new Set([...STEPS.filter((step) => step >= CONSULTATION_MINUTES), every])].sort(
    (one, other) => one - other,
  );
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <div className="w-31">
        <Select
          aria-label={`${name}: first call`}
          className={DENSE}
          value={first}
          choices={firsts.map(timeChoice)}
          onChange={({ target }) => change(movedTo(target.value, range))}
        />
      </div>
      <span className="text-quiet md:hidden">last at</span>
      <div className="w-31">
        <Select
          aria-label={`${name}: last call`}
          className={DENSE}
          value={last}
          choices={lastTimes(range, CONSULTATION_MINUTES).map(timeChoice)}
          onChange={({ target }) => change({ last: target.value })}
        />
      </div>
      <div className="flex items-center gap-x-2">
        <span className="text-quiet md:hidden">every</span>
        <div className="w-33">
          <Select
            aria-label={`${name}: a call every`}
            className={DENSE}
            value={String(every)}
            choices={steps.map((step) => ({ value: String(step), label: inWords(step) }))}
            onChange={({ target }) => change({ every: Number(target.value) })}
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
    </div>
  );
}

function timeChoice(time: string) {
  return { value: time, label: formatTime(time) };
}

/** '45 minutes', 'hour', '2 hours' */
function inWords(minutes: number): string {
  if (minutes === HOUR) return 'hour';
  return minutes % HOUR === 0 ? howMany(minutes / HOUR, 'hour') : howMany(minutes, 'minute');
}
