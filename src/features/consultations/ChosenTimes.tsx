import type { CalendarDay } from '#shared/calendar-day.ts';
import { ClearButton } from '../../components/dashboard/ClearButton.tsx';
import { FloatingBar } from '../../components/dashboard/FloatingBar.tsx';
import { howMany } from '../../lib/how-many.ts';
import { Button } from '../../ui/Button.tsx';
import type { CallTime } from './use-call-drag.ts';
import type { SlotChange } from './use-slots-off.ts';
import type { WeekCell } from './week-cells.ts';
import { tooNearInWords } from './week-actions.ts';
import { changesOver, countOf } from './week-range.ts';

interface ChosenTimesProps {
  times: readonly CallTime[];
  days: readonly { day: CalendarDay; cells: readonly WeekCell[] }[];
  onChange: (changes: SlotChange[]) => void;
  onBook: (time: CallTime) => void;
  /** Chooses none any more. */
  onEnd: () => void;
}

/** What can be done with the times of a week that are chosen, on whichever days. */
export function ChosenTimes({ times, days, onChange, onBook, onEnd }: ChosenTimesProps) {
  const { toTakeOff, toOpen, tooNear } = changesOver(times, days);
  const [first, ...more] = times;
  const isMixed = toTakeOff.length > 0 && toOpen.length > 0;
  const button = (label: string, changes: SlotChange[]) =>
    changes.length === 0 ? null : (
      <Button size="small" variant="quiet" onClick={() => onChange(changes)}>
        {isMixed ? `${label} ${countOf(changes)}` : label}
      </Button>
    );
  return (
    <FloatingBar
      label="Chosen times"
      says={
        first === undefined
          ? 'Choose times'
          : [howMany(times.length, 'time'), tooNearInWords(tooNear)]
              .filter((part) => part !== undefined)
              .join('. ')
      }
      end={<ClearButton label="Done" onClear={onEnd} />}
    >
      {button('Take off', toTakeOff)}
      {button('Open', toOpen)}
      {first === undefined || more.length > 0 ? null : (
        <Button size="small" variant="quiet" onClick={() => onBook(first)}>
          Book a call…
        </Button>
      )}
    </FloatingBar>
  );
}
