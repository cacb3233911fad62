import { useState } from 'react';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { minutesOf, type Slot, slotOf, slotTo24Hours } from '#shared/time-of-day.ts';
import { formatTime } from '#shared/times-in-words.ts';
import { DENSE } from '../../components/dashboard/dense.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/controls.tsx';
import { lengthInWords } from './length-in-words.ts';
import { timesToAdd, timesUntil } from './times-to-add.ts';

interface AddTimesProps {
  /** The times that can be booked by now, and those that have a box and can't. */
  open: readonly Slot[];
  closed: readonly Slot[];
  /** How far apart those of several are, in minutes. */
  every: number;
  onAdd: (slots: readonly Slot[]) => void;
}

/** Where a day without hours begins: what is after it is offered first. */
const MORNING = 8 * 60 + 59;
const CONTROL = `${DENSE} pr-9!`;

/** A time to add, or several from one to another, of those at which a call fits in; from the next one after those that are open. */
export function AddTimes({ open, closed, every, onAdd }: AddTimesProps) {
  const [chosen, setChosen] = useState('');
  const [until, setUntil] = useState('');
  const free = timesToAdd(open, closed, CONSULTATION_MINUTES);
  const end = Math.max(MORNING, ...open.map((slot) => minutesOf(slotTo24Hours(slot))));
  const next = free.find((time) => minutesOf(time) > end) ?? free.at(-1);
  const first = free.includes(chosen) ? chosen : next;
  if (first === undefined) return null;
  const lasts = timesUntil(first, free, every);
  const last = lasts.includes(until) ? until : first;
  const times = lasts.filter((time) => time <= last);

  function add() {
    onAdd(times.map(slotOf));
    setChosen('');
    setUntil('');
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <div className="w-33">
        <Select
          aria-label="Time to add"
          className={CONTROL}
          value={first}
          choices={free.map(choice)}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <span className="text-quiet">to</span>
      <div className="w-33">
        <Select
          aria-label={`Last time to add, one every ${lengthInWords(every)}`}
          className={CONTROL}
          value={last}
          choices={lasts.map(choice)}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <Button size="small" variant="secondary" onClick={add}>
        {times.length === 1 ? 'Add this time' : `Add ${times.length} times`}
      </Button>
    </div>
  );
}

function choice(time: string) {
  return { value: time, label: formatTime(time) };
}
