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
import { useWeeklyHours, useWeekRules } from './use-weekly-hours.ts';

const failureOf = failureWith({
  refused: 'The times could not be saved. Please try again.',
  otherwise: ['day'],
});
const BACK_TEXTS = { refused: 'The times could not be set back. Please try again.' };

/** Times of a single day that nobody can book, and such as it has beside its weekday's. @param today the current day where the business is */
export function SlotsOff({ today }: { today: string }) {
  const { query, save, open } = useSlotsOff();
  const { slotsOn } = useWeekRules();
  const { notice, clear, say, fail } = useNews();
  const input = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState('');
  const offered = day === '' ? [] : slotsOn(day);
  const booked = useWeeklyHours().query.data?.booked ?? [];
  const bookedBy = (slot: Slot) =>
    booked.find((one) => one.day === day && parseSlot(one.time) === slot)?.name ?? null;
  const boxes = useInSight<HTMLDivElement>(day === '' ? null : day);
  const known = query.data?.find((one) => one.day === day) ?? { slots: [], added: [] };
  /** The day that was saved last. */
  const [saved, setSaved] = useState('');

  /** Who is booked at its times that were removed; a day that has others says so in its row. */
  const left = booked.filter(
    ({ day: of, time }) =>
      of === saved &&
      !query.data?.some((one) => one.day === of) &&
      !slotsOn(of).some((slot) => slot === parseSlot(time)),
  );

  const { form, clearFailure } = useForm({
    read(data) {
      const checked = data
        .getAll('slot')
        .flatMap((value) => (typeof value === 'string' ? (parseSlot(value) ?? []) : []));
      return {
        day,
        slots: offered.filter((slot) => !checked.includes(slot)),
        seen: known.slots,
        added: checked.filter((slot) => !offered.includes(slot)),
        seen_added: known.added,
      };
    },
    send(off) {
      clear();
      return save(off);
    },
    failureOf,
    onSent(_, { slots, added }) {
      const count = offered.length - slots.length;
      const parts = [
        offered.length > 0 || added.length === 0 ? `${count} of ${offered.length} times can be booked` : null,
        added.length === 0 ? null : `${added.map(formatSlot).join(', ')} added`,
      ];
      setDay('');
      setSaved(day);
      input.current?.focus();
      say(`${formatFullDay(day)}: ${parts.filter((part) => part !== null).join('; ')}`);
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

  function setBack({ day: changed }: DayWithSlotsOff) {
    clear();
    open.mutate(changed, {
      onSuccess: () => {
        setSaved(changed);
        say(`${formatFullDay(changed)} has the times of its week again`);
      },
      onError: (error) => void fail(failureText(error, BACK_TEXTS), 'Nothing was changed'),
    });
  }

  const opening = open.isPending ? open.variables : null;
  return (
    <DashboardSection
      title="Times of a single day"
      summary="Take some times off one day, or add others to it, on a day without hours as well. What was booked before stays."
      notice={notice}
      isPart
    >
      <SettingsForm
        form={form}
        submit={day === '' || query.data === undefined ? null : { label: 'Save times', busy: 'Saving…' }}
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
            <SlotBoxes
              key={day}
              offered={offered}
              off={known.slots}
              added={known.added}
              bookedBy={bookedBy}
            />
          </div>
        )}
      </SettingsForm>
      <StandingNote standing={left} withDays />
      <Loaded query={query} name="the times of single days" rows={1} height="min-h-12">
        {(days) => (
          <SettingsRows
            rows={days}
            keyOf={(one) => one.day}
            none="Every day ahead has the times of its week."
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
                  aria-label={`Back to the week’s times: ${formatFullDay(one.day)}`}
                  busy={opening === one.day ? 'Saving…' : false}
                  onClick={() => setBack(one)}
                >
                  As every week
                </Button>
              </>
            )}
          />
        )}
      </Loaded>
    </DashboardSection>
  );
}

function Facts({ off: { day, slots, added, standing } }: { off: DayWithSlotsOff }) {
  return (
    <>
      <p className="font-semibold">{formatFullDay(day)}</p>
      {slots.length === 0 ? null : <p>Off: {slots.map(formatSlot).join(', ')}</p>}
      {added.length === 0 ? null : <p>Added: {added.map(formatSlot).join(', ')}</p>}
      <StandingNote standing={standing} />
    </>
  );
}
