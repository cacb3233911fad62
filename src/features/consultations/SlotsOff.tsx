import { useRef, useState } from 'react';
import type { SlotsOff as DayWithSlotsOff } from '#shared/contract/availability.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { parseSlot, type Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { SettingsForm } from '../../components/dashboard/SettingsForm.tsx';
import { SettingsRows } from '../../components/dashboard/SettingsRows.tsx';
import { useInSight } from '../../components/dashboard/use-in-sight.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { DayField } from './day-picker/DayField.tsx';
import { SlotBoxes } from './SlotBoxes.tsx';
import { StandingNote } from './StandingNote.tsx';
import { useSlotsOff } from './use-slots-off.ts';
import { useOwnRules, useWeeklyHours } from './use-weekly-hours.ts';

const failureOf = failureWith({
  refused: 'The times could not be saved. Please try again.',
  otherwise: ['day'],
});
const OPEN_TEXTS = { refused: 'The times could not be opened again. Please try again.' };

/** Times of a single day that nobody can book. @param today the current day where the business is */
export function SlotsOff({ today }: { today: string }) {
  const { query, save, open } = useSlotsOff();
  const { slotsOn } = useOwnRules();
  const { notice, clear, say, fail } = useNews();
  const input = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState('');
  const offered = day === '' ? [] : slotsOn(day);
  const booked = useWeeklyHours().query.data?.booked ?? [];
  const bookedBy = (slot: Slot) =>
    booked.find((one) => one.day === day && parseSlot(one.time) === slot)?.name ?? null;
  const boxes = useInSight<HTMLDivElement>(day === '' ? null : day);
  const known = query.data?.find((one) => one.day === day)?.slots ?? [];

  const { form, clearFailure } = useForm({
    read(data) {
      const left = data.getAll('slot');
      return { day, slots: offered.filter((slot) => !left.includes(slot)), seen: known };
    },
    send(off) {
      clear();
      return save(off);
    },
    failureOf,
    onSent(_, { slots }) {
      const count = offered.length - slots.length;
      setDay('');
      input.current?.focus();
      say(`${formatFullDay(day)}: ${count} of ${offered.length} times can be booked`);
    },
  });

  function choose(next: string) {
    clearFailure();
    setDay(next);
  }

  function change(next: string) {
    clear();
    choose(next);
    input.current?.focus();
  }

  function openAll({ day: changed }: DayWithSlotsOff) {
    clear();
    open.mutate(changed, {
      onSuccess: () => say(`All times of ${formatFullDay(changed)} can be booked again`),
      onError: (error) => void fail(failureText(error, OPEN_TEXTS), 'Nothing was changed'),
    });
  }

  const opening = open.isPending ? open.variables : null;
  return (
    <DashboardSection
      title="Times of a single day"
      summary="Take some times off one day; the others stay open. What was booked before stays."
      notice={notice}
      isPart
    >
      <SettingsForm
        form={form}
        submit={
          offered.length === 0 || query.data === undefined ? null : { label: 'Save times', busy: 'Saving…' }
        }
      >
        <Field label="Day to change" name="day" required error={form.failure?.message ?? null}>
          {(control) => (
            <DayField
              control={control}
              ref={input}
              what="the day to change"
              value={day}
              min={today}
              onChange={choose}
            />
          )}
        </Field>
        {day === '' || query.data === undefined ? null : (
          <div ref={boxes} className="min-w-0 scroll-mb-16 sm:col-span-2">
            <SlotBoxes key={day} offered={offered} off={known} bookedBy={bookedBy} />
          </div>
        )}
      </SettingsForm>
      <Loaded query={query} name="the times of single days" rows={1} height="min-h-12">
        {(days) => (
          <SettingsRows
            rows={days}
            keyOf={(one) => one.day}
            none="Every day ahead has all its times."
            facts={(one) => <Facts off={one} />}
            actions={(one) => (
              <>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Change the times of ${formatFullDay(one.day)}`}
                  onClick={() => change(one.day)}
                >
                  Change
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Open all times of ${formatFullDay(one.day)} again`}
                  busy={opening === one.day ? 'Opening…' : false}
                  onClick={() => openAll(one)}
                >
                  Open again
                </Button>
              </>
            )}
          />
        )}
      </Loaded>
    </DashboardSection>
  );
}

function Facts({ off: { day, slots, standing } }: { off: DayWithSlotsOff }) {
  return (
    <>
      <p className="font-semibold">{formatFullDay(day)}</p>
      <p>Off: {slots.map(formatSlot).join(', ')}</p>
      <StandingNote standing={standing} />
    </>
  );
}
