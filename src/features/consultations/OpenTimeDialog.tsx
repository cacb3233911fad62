import { useId, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { type Slot, slotOf } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { DENSE } from '../../components/dashboard/dense.ts';
import { FormButtons } from '../../components/dashboard/FormButtons.tsx';
import { submitByKeys } from '../../components/dashboard/submit-by-keys.ts';
import { Select } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { cellsOf, type WeekFacts } from './week-cells.ts';
import { TIMES } from './weekly-hours/hour-ranges.ts';

interface OpenTimeDialogProps {
  day: CalendarDay;
  facts: WeekFacts;
  onOpen: (slot: Slot) => void;
  onClose: () => void;
}

/** Where one begins to look: few take calls before. */
const MORNING = '9:00 AM';

/** Asks which time visitors can book on a day, that day alone, of those that it does not have and that fit in. */
export function OpenTimeDialog({ day, facts, onOpen, onClose }: OpenTimeDialogProps) {
  const id = useId();
  const all = TIMES.map(slotOf);
  const slots = cellsOf(day, all, facts)
    .filter(({ state }) => state === 'addable')
    .map(({ slot }) => slot);
  const usual = all.indexOf(facts.rules.slotsOn(day).at(-1) ?? MORNING);
  const [chosen, setChosen] = useState<string>(
    slots.find((slot) => all.indexOf(slot) >= usual) ?? slots.at(-1) ?? '',
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
          <p className="mt-1 text-quiet">{formatFullDay(day)}, that day alone. Visitors can book it then.</p>
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
