import Plus from 'lucide-react/icons/plus';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import { whyClosed } from './closed-in-words.ts';
import type { TimeChoice } from './use-time-choice.ts';
import type { TimeRanges } from './use-time-range.ts';
import { type BookableCell, type BookableState, isSingle } from './week-cells.ts';
import { type WeekAction, WeekMenu } from './WeekMenu.tsx';

const LOOKS: Record<BookableState, string> = {
  open: 'md:week-free max-md:bg-raised',
  closed: 'hatched',
  'day-off': 'hatched',
  addable: 'hatched',
  shut: 'hatched',
  busy: 'week-taken',
};
interface WeekTimeProps {
  day: CalendarDay;
  cell: BookableCell;
  /** Whether it is just being taken off, or opened. */
  isSaving: boolean;
  /** Whether Tab reaches it; the arrow keys reach all of them. */
  isReached: boolean;
  /** Which times are chosen together, and whose menu is open. */
  ranges: TimeRanges;
  /** Which times are chosen one by one. */
  choice: TimeChoice;
  actions: readonly WeekAction[];
}

/** A time of the week that nobody has booked, as large as its cell, with a menu of what can be done with it. */
export function WeekTime({ day, cell, isSaving, isReached, ranges, choice, actions }: WeekTimeProps) {
  const { slot, state } = cell;
  const why = whyClosed(cell);
  const closed = why === null ? undefined : `Closed: ${why}`;
  const isOff = state === 'closed' || state === 'day-off';
  const time = { day, slot };
  const { isChoosing } = choice;

  function open(isOpen: boolean) {
    if (!isChoosing) ranges.setOpen(time, isOpen);
    else if (isOpen && isSingle(state)) choice.toggle(time);
  }

  return (
    <WeekMenu
      isOpen={ranges.isOpen(time)}
      onOpen={open}
      says={ranges.isChosen(time) ? (ranges.leftOut ?? undefined) : closed}
      title={closed}
      actions={actions}
      // Not disabled while it is saved: that would lose the focus.
      aria-busy={isSaving}
      tabIndex={isReached ? 0 : -1}
      data-time={isSingle(state) ? '' : undefined}
      data-chosen={ranges.isChosen(time) || choice.has(time) ? '' : undefined}
      {...(isChoosing ? { 'aria-haspopup': undefined, 'aria-pressed': choice.has(time) } : {})}
      onPointerDown={(event) => {
        if (!isSingle(state)) return;
        choice.press(event, time);
        if (!isChoosing) ranges.press(event, time);
      }}
      onContextMenu={(event) => {
        if (choice.isHeld()) event.preventDefault(); // the browser's own menu of a finger that rests
      }}
      className={`group grid w-full cursor-pointer place-items-center text-fine text-quiet tabular-nums transition-colors select-none [-webkit-touch-callout:none] hover:inset-ring hover:inset-ring-ink focus-visible:-outline-offset-2 aria-busy:opacity-60 data-chosen:bg-clay/15 data-chosen:inset-ring data-chosen:inset-ring-clay data-[state=open]:inset-ring-2 data-[state=open]:inset-ring-clay max-md:min-h-11 max-md:rounded max-md:border max-md:border-line md:h-full ${LOOKS[state]}`}
    >
      <span className="sr-only">{formatShortDay(day)}, </span>
      <span className={`md:sr-only ${isOff ? 'line-through' : ''}`}>{formatSlot(slot)}</span>
      <span className="sr-only">, </span>
      {isOff ? <span aria-hidden className="before:content-['Closed'] max-md:hidden" /> : null}
      <span className="sr-only">{closed ?? 'Free'}</span>
      {isOff ? null : (
        <Plus
          aria-hidden
          className="size-4.5 text-ink not-group-hover:not-group-focus-visible:not-group-data-[state=open]:invisible max-md:hidden"
        />
      )}
    </WeekMenu>
  );
}
