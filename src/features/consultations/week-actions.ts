import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOff } from '#shared/contract/availability.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { howMany } from '../../lib/how-many.ts';
import { dayOffPath } from './part-path.ts';
import type { SlotChange } from './use-slots-off.ts';
import type { WeekCell } from './week-cells.ts';
import { changeableIn, changeOf, restOfDay } from './week-range.ts';
import type { WeekAction } from './WeekMenu.tsx';

/** What a day of the week lets do. */
interface DayDeeds {
  /** Takes times off, or opens them. */
  onChange: (change: Omit<SlotChange, 'day'>) => void;
  /** Takes all of it off. */
  onTakeOff: () => void;
  onOpenDay: () => void;
  /** Begins to book a call then. */
  onBook: (slot: Slot) => void;
}

/** What can be done with a whole day that has not passed. @param off what takes it off; null for nothing */
export function actionsOfDay(
  { day, cells, off }: { day: CalendarDay; cells: readonly WeekCell[]; off: DayOff | null },
  { onChange, onTakeOff, onOpenDay }: DayDeeds,
): WeekAction[] {
  if (off !== null) {
    const isOne = off.first_day === off.last_day;
    return [
      { label: isOne ? 'Open this day again' : 'Open only this day again', act: onOpenDay },
      { label: 'Change in Availability', to: dayOffPath(day) },
    ];
  }
  const closed = cells.filter(({ state }) => state === 'closed');
  const hasTimes = cells.some(({ state }) => ['open', 'closed', 'taken'].includes(state));
  return [
    ...only(closed.length > 0, {
      label: 'Open its times again',
      act: () => onChange(changeOf(closed, false)),
    }),
    ...only(hasTimes, { label: 'Take the day off', act: onTakeOff }),
  ];
}

/** What can be done with a time that nobody has booked, or with all that are chosen together with it. */
export function actionsAt(
  cell: WeekCell,
  cells: readonly WeekCell[],
  chosen: readonly Slot[],
  { onChange, onBook }: DayDeeds,
): WeekAction[] {
  const changes = (label: string, of: readonly WeekCell[], isOff: boolean) =>
    only(of.length > 0, { label, act: () => onChange(changeOf(of, isOff)) });
  if (chosen.length > 1) {
    const { free, shut } = changeableIn(cells, chosen);
    return [
      ...changes(`Take ${howMany(free.length, 'time')} off`, free, true),
      ...changes(`Open ${howMany(shut.length, 'time')}`, shut, false),
    ];
  }
  if (cell.state !== 'open')
    return changes(cell.state === 'closed' ? 'Open this time again' : 'Open this time', [cell], false);
  const rest = restOfDay(cells, cell.slot);
  return [
    { label: 'Book a call…', act: () => onBook(cell.slot) },
    ...changes('Take this time off', [cell], true),
    ...changes('Take the rest of the day off', rest.length > 1 ? rest : [], true),
  ];
}

function only(isThere: boolean, action: WeekAction): WeekAction[] {
  return isThere ? [action] : [];
}
