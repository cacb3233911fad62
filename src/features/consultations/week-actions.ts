import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOff } from '#shared/contract/availability.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { cancelStanding } from './cancel-standing.ts';
import { howMany } from '../../lib/how-many.ts';
import { shortRange } from './day-range.ts';
import { dayOffPath } from './part-path.ts';
import type { SlotChange } from './use-slots-off.ts';
import { isSingle, type WeekCell } from './week-cells.ts';
import { changeableIn, changeOf, type changesOver, countOf, restOfDay } from './week-range.ts';
import type { WeekAction } from './WeekMenu.tsx';

/** What a day of the week lets do. */
export interface DayDeeds {
  /** Takes times off, or opens them. */
  onChange: (change: Omit<SlotChange, 'day'>) => void;
  /** Takes all of it off. */
  onTakeOff: () => void;
  /** Asks until when it is taken off, and for a note. */
  onTakeSeveralOff: () => void;
  onOpenDay: () => void;
  /** Opens it with the days around it that are off together. */
  onOpenAll: (off: DayOff) => void;
  /** Asks which time of it is opened: that its weekday does not have, or any where it is off. */
  onOpenTime: () => void;
  /** Begins to choose times one by one. */
  onChoose: () => void;
  /** Begins to book a call then; null for a time that is still to be chosen. */
  onBook: (slot: Slot | null) => void;
  /** Asks whether the calls of a day that is off are cancelled. */
  onCancelCalls: () => void;
}

interface Day {
  day: CalendarDay;
  cells: readonly WeekCell[];
  /** What takes it off; null for nothing. */
  off: DayOff | null;
}

const BOOK = 'Book a call…';
const OPEN_TIME = 'Open a time…';

/** What can be done with a whole day that has not passed. */
export function actionsOfDay(day: Day, deeds: DayDeeds): WeekAction[] {
  return [{ label: BOOK, act: () => deeds.onBook(null) }, ...changesOfDay(day, deeds)];
}

/** What can be done with a time that nobody has booked, or with all that are chosen together with it. */
export function actionsAt(cell: WeekCell, day: Day, chosen: readonly Slot[], deeds: DayDeeds): WeekAction[] {
  const { cells } = day;
  const changes = (label: string, of: readonly WeekCell[], isOff: boolean) =>
    only(of.length > 0, { label, act: () => deeds.onChange(changeOf(of, isOff)) });
  if (chosen.length > 1) {
    const { free, shut, tooNear } = changeableIn(day.day, cells, chosen);
    return [
      ...changes(`Take ${howMany(free.length, 'time')} off`, free, true),
      ...changes(`Open ${howMany(shut.length, 'time')}`, shut, false).map((action) => ({
        ...action,
        hint: tooNearInWords(tooNear.length),
      })),
    ];
  }
  const book = { label: BOOK, act: () => deeds.onBook(cell.slot) };
  const rest = restOfDay(cells, cell.slot);
  switch (cell.state) {
    case 'open':
      return [
        book,
        ...changes('Take this time off', [cell], true),
        ...changes('Take the rest of the day off', rest.length > 1 ? rest : [], true),
      ];
    case 'closed':
      return [book, ...changes('Open this time again', [cell], false)];
    case 'addable':
      return [book, ...changes('Open this time', [cell], false)];
    case 'day-off':
      return [book, ...changesOfDay(day, deeds)];
    default:
      return [book];
  }
}

/** What can be done with times of several days that are chosen together. */
export function actionsOver(
  { toTakeOff, toOpen, tooNear }: ReturnType<typeof changesOver>,
  onChange: (changes: SlotChange[]) => void,
): WeekAction[] {
  return [
    ...only(toTakeOff.length > 0, {
      label: `Take ${howMany(countOf(toTakeOff), 'time')} off`,
      act: () => onChange(toTakeOff),
    }),
    ...only(toOpen.length > 0, {
      label: `Open ${howMany(countOf(toOpen), 'time')}`,
      hint: tooNearInWords(tooNear),
      act: () => onChange(toOpen),
    }),
  ];
}

/** Of how many chosen times are not opened, as calls would overlap; undefined for none. */
export function tooNearInWords(count: number): string | undefined {
  return count === 0 ? undefined : `${howMany(count, 'time')} left out: too near another`;
}

function changesOfDay(
  { day, cells, off }: Day,
  {
    onChange,
    onTakeOff,
    onTakeSeveralOff,
    onOpenDay,
    onOpenAll,
    onOpenTime,
    onChoose,
    onCancelCalls,
  }: DayDeeds,
): WeekAction[] {
  if (off !== null) {
    const standing = off.standing.filter((call) => call.day === day);
    const isOne = off.first_day === off.last_day;
    return [
      { label: isOne ? 'Open this day again' : 'Open only this day again', act: onOpenDay },
      { label: OPEN_TIME, act: onOpenTime },
      ...only(!isOne, { label: `Open all of ${shortRange(off)}`, act: () => onOpenAll(off) }),
      ...only(standing.length > 0, { label: cancelStanding(standing.length), act: onCancelCalls }),
      { label: 'Change in Availability', to: dayOffPath(day) },
    ];
  }
  const closed = cells.filter(({ state }) => state === 'closed');
  const hasTimes = cells.some(
    ({ state, isExtra }) =>
      ['open', 'closed', 'busy'].includes(state) || (['call', 'taken'].includes(state) && !isExtra),
  );
  return [
    { label: OPEN_TIME, act: onOpenTime },
    ...only(
      cells.some(({ state }) => isSingle(state)),
      { label: 'Select times', act: onChoose },
    ),
    ...only(closed.length > 0, {
      label: 'Open its times again',
      act: () => onChange(changeOf(closed, false)),
    }),
    ...only(hasTimes, { label: 'Take the day off', act: onTakeOff }),
    { label: 'Take days off with a note…', act: onTakeSeveralOff },
  ];
}

function only(isThere: boolean, action: WeekAction): WeekAction[] {
  return isThere ? [action] : [];
}
