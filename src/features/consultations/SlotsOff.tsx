import { useRef, useState } from 'react';
import { slotsOn } from '#shared/booking.ts';
import type { SlotsOff as DayWithSlotsOff } from '#shared/contract/availability.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { PanelMissing } from './PanelMissing.tsx';
import { SlotBoxes } from './SlotBoxes.tsx';
import { StandingNote } from './StandingNote.tsx';
import { useSlotsOff } from './use-slots-off.ts';

const failureOf = failureWith({
  refused: 'The times could not be saved. Please try again.',
  otherwise: ['day'],
});
const OPEN_TEXTS = { refused: 'The times could not be opened again. Please try again.' };

/** Times of a single day that nobody can book. @param today the current day where the business is */
export function SlotsOff({ today }: { today: string }) {
  const { query, save, open } = useSlotsOff();
  const { notice, clear, say, fail } = useNews();
  const input = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState('');
  const offered = day === '' ? [] : slotsOn(day);
  const known = query.data?.find((one) => one.day === day)?.slots ?? [];

  const { form, clearFailure } = useForm({
    read(data) {
      const left = data.getAll('slot');
      return { day, slots: offered.filter((slot) => !left.includes(slot)) };
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

  return (
    <DashboardSection
      title="Times of a single day"
      summary="Take some times off one day; the others stay open. What was booked before stays."
      notice={notice}
    >
      <Form {...form} className="mt-5 grid max-w-3xl gap-5">
        <Field
          label="Day to change"
          name="day"
          required
          error={form.failure?.message ?? null}
          className="sm:w-1/2 sm:pr-2"
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              type="date"
              min={today}
              value={day}
              onChange={({ target }) => choose(target.value)}
            />
          )}
        </Field>
        {day === '' || query.data === undefined ? null : (
          <SlotBoxes key={day} offered={offered} off={known} />
        )}
        {offered.length === 0 || query.data === undefined ? null : (
          <div>
            <SubmitButton variant="secondary" busy="Saving…">
              Save times
            </SubmitButton>
          </div>
        )}
      </Form>
      <div className="mt-6">
        {query.data === undefined ? (
          <PanelMissing
            error={query.error}
            title="Error loading the times of single days"
            onRetry={() => void query.refetch()}
          />
        ) : (
          <ChangedDays
            days={query.data}
            opening={open.isPending ? open.variables : null}
            onChange={change}
            onOpen={openAll}
          />
        )}
      </div>
    </DashboardSection>
  );
}

interface ChangedDaysProps {
  days: readonly DayWithSlotsOff[];
  /** The day being opened again. */
  opening: string | null;
  onChange: (day: string) => void;
  onOpen: (day: DayWithSlotsOff) => void;
}

function ChangedDays({ days, opening, onChange, onOpen }: ChangedDaysProps) {
  if (days.length === 0) return <p className="text-quiet">Every day ahead has all its times.</p>;
  return (
    <ul className="border-b border-line">
      {days.map((one) => (
        <li
          key={one.day}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
        >
          <div className="min-w-0">
            <p className="font-semibold tabular-nums">{formatFullDay(one.day)}</p>
            <p className="tabular-nums">Off: {one.slots.map(formatSlot).join(', ')}</p>
            <StandingNote standing={one.standing} />
          </div>
          <div className="flex gap-1">
            <Button
              size="small"
              variant="quiet"
              aria-label={`Change the times of ${formatFullDay(one.day)}`}
              onClick={() => onChange(one.day)}
            >
              Change
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Open all times of ${formatFullDay(one.day)} again`}
              busy={opening === one.day ? 'Opening…' : false}
              onClick={() => onOpen(one)}
            >
              Open again
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
