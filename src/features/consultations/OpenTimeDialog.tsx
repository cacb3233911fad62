import { useId, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { type Slot, slotOf, slotTo24Hours } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { DENSE } from '../../components/dashboard/dense.ts';
import { FormButtons } from '../../components/dashboard/FormButtons.tsx';
import { submitByKeys } from '../../components/dashboard/submit-by-keys.ts';
import { Select } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { cellsOf, isOff, isSingle, type WeekFacts } from './week-cells.ts';
import { TIMES } from './weekly-hours/hour-ranges.ts';

interface OpenTimeDialogProps {
  day: CalendarDay;
  facts: WeekFacts;
  onOpen: (slot: Slot) => void;
  onClose: () => void;
}

/** Where one begins to look: few take calls before. */
const MORNING = '9:00 AM';

/**
 * Asks which time visitors can book on a day, that day alone: of those that it does not have and that fit in; of all of them where
 * the day is off, which is opened for that time and no other.
 */
export function OpenTimeDialog({ day, facts, onOpen, onClose }: OpenTimeDialogProps) {
  const id = useId();
  const all = TIMES.map(slotOf);
  const isDayOff = isOff(day, facts);
  const own = facts.rules.slotsOn(day);
  const slots = isDayOff
    ? timesOfDayOff(day, [...new Set([...all, ...own])], facts)
    : cellsOf(day, all, facts)
        .filter(({ state }) => state === 'addable')
        .map(({ slot }) => slot);
  const usual = all.indexOf(own.at(-1) ?? MORNING);
  const [chosen, setChosen] = useState<string>(
    (isDayOff ? slots.find((slot) => own.includes(slot)) : undefined) ??
      slots.find((slot) => all.indexOf(slot) >= usual) ??
      slots.at(-1) ??
      '',
  );
  return (
    <Dialog
      title="Open a time"
      className="w-[min(26rem,calc(100vw-2rem))] text-small"
      onCancel={onClose}
      onKeyDown={submitByKeys}
      actions={
        <FormButtons form={id} disabled={chosen === ''} onLeave={onClose}>
          Open this time
        </FormButtons>
      }
    >
      {slots.length === 0 ? (
        <p className="mt-1 text-quiet">{formatFullDay(day)} has no time left to open.</p>
      ) : (
        <>
          <p className="mt-1 text-quiet">
            {formatFullDay(day)}, {isDayOff ? WHILE_OFF : 'that day alone. Visitors can book it then.'}
          </p>
          <Form
            id={id}
            pending={false}
            failure={null}
            className="mt-4"
            onSubmit={() => {
              const slot = slots.find((one) => one === chosen);
              onClose();
              if (slot !== undefined) onOpen(slot);
            }}
          >
            <Field label="Time" required>
              {(control) => (
                <Select
                  {...control}
                  className={DENSE}
                  value={chosen}
                  choices={slots.map((slot) => ({ value: slot, label: formatSlot(slot) }))}
                  onChange={({ target }) => setChosen(target.value)}
                />
              )}
            </Field>
          </Form>
        </>
      )}
    </Dialog>
  );
}

const WHILE_OFF = 'which is off. Visitors can book this time then, and no other of that day.';

/** What a day could be booked at if it were not off: its own times, and what fits in between; not what the calendars have. */
function timesOfDayOff(day: CalendarDay, times: readonly Slot[], facts: WeekFacts): Slot[] {
  return cellsOf(day, times, { ...facts, daysOff: [], closed: [] })
    .filter(({ state }) => isSingle(state))
    .map(({ slot }) => slot)
    .sort((one, other) => (slotTo24Hours(one) < slotTo24Hours(other) ? -1 : 1));
}
