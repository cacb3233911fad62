import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { DENSE } from '../../../components/dashboard/dense.ts';
import { Select } from '../../../ui/controls.tsx';
import { ChoiceTile, NOW } from '../ChoiceTile.tsx';
import { isBookable, type WeekCell } from '../week-cells.ts';

interface CallTimesProps {
  /** The times of the chosen day that are ahead. */
  cells: readonly WeekCell[];
  /** Free ones beside them. */
  others: readonly Slot[];
  chosen: Slot | null;
  /** The one of the call that is being moved; null where that is on another day. */
  now: Slot | null;
  onChoose: (slot: Slot) => void;
}

/** The times of a day for the owner's call: those that are closed to visitors can be chosen, too, and any other one. */
export function CallTimes({ cells, others, chosen, now, onChoose }: CallTimesProps) {
  return (
    <>
      <div className="grid grid-cols-3 gap-1.5">
        {cells.map((cell) => {
          const { slot, state } = cell;
          const isNow = slot === now;
          const isFree = isBookable(state);
          const word = isNow ? 'now' : wordOf(cell);
          return (
            <ChoiceTile
              key={slot}
              name="time"
              value={slot}
              checked={slot === chosen}
              disabled={isNow || !isFree}
              onChoose={() => onChoose(slot)}
              className={`min-h-12 py-1 leading-tight tabular-nums ${isNow ? NOW : ''} ${word === undefined || isNow ? '' : 'border-dashed'}`}
            >
              <span className={isFree ? 'font-semibold' : 'line-through'}>{formatSlot(slot)}</span>{' '}
              {word === undefined ? null : <span className="text-fine">{word}</span>}
            </ChoiceTile>
          );
        })}
      </div>
      {others.length === 0 ? null : (
        <div className="mt-2 max-w-48">
          <Select
            aria-label="Another time"
            placeholder="Another time…"
            className={DENSE}
            value=""
            choices={others.map((slot) => ({ value: slot, label: formatSlot(slot) }))}
            onChange={({ target }) => {
              const slot = others.find((one) => one === target.value);
              if (slot !== undefined) onChoose(slot);
            }}
          />
        </div>
      )}
    </>
  );
}

/** What is said of a time that is not simply free. */
function wordOf({ state, closed }: WeekCell): string | undefined {
  if (!isBookable(state)) return 'booked';
  return closed === null ? undefined : 'closed';
}
