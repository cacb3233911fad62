import { useRef, useState } from 'react';
import type { DayOff } from '#shared/contract/availability.ts';
import { MAX_DAY_OFF_NOTE } from '#shared/limits.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { textOf } from '../../lib/form-values.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { describeRange, verbOf } from './day-range.ts';
import { PanelMissing } from './PanelMissing.tsx';
import { StandingNote } from './StandingNote.tsx';
import { useDaysOff } from './use-days-off.ts';

const failureOf = failureWith({
  refused: 'The days could not be taken off. Please try again.',
  fields: ['first_day', 'last_day', 'note'],
  otherwise: ['first_day'],
});
const REMOVE_TEXTS = { refused: 'The days could not be opened again. Please try again.' };

/** @param today the current day where the business is */
export function DaysOff({ today }: { today: string }) {
  const { query, add, remove } = useDaysOff();
  const { notice, clear, say, fail } = useNews();
  const input = useRef<HTMLInputElement>(null);
  const [first, setFirst] = useState('');

  const { form } = useForm({
    read: (data) => ({
      first_day: textOf(data, 'first_day'),
      last_day: textOf(data, 'last_day'),
      note: textOf(data, 'note'),
    }),
    send(range) {
      clear();
      return add(range);
    },
    failureOf,
    onSent(_, { first_day, last_day }) {
      input.current?.form?.reset();
      setFirst('');
      const range = { first_day, last_day: last_day === '' ? first_day : last_day };
      say(`${describeRange(range)} ${verbOf(range)} off`);
    },
  });
  const errorOf = (name: string) => (form.failure?.fields[0] === name ? form.failure.message : null);

  function open(range: DayOff) {
    clear();
    remove.mutate(range.id, {
      onSuccess: () => say(`${describeRange(range)} can be booked again`),
      onError: (error) => void fail(failureText(error, REMOVE_TEXTS), 'Nothing was changed'),
    });
  }

  return (
    <DashboardSection
      title="Days off"
      summary="Nobody can book on these days. What was booked before stays; delete it, and its visitor gets a cancellation by email."
      notice={notice}
    >
      <Form {...form} className="mt-5 grid max-w-3xl gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="First day off" name="first_day" required error={errorOf('first_day')}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              type="date"
              min={today}
              onChange={({ target }) => setFirst(target.value)}
            />
          )}
        </Field>
        <Field
          label="Last day off"
          name="last_day"
          hint="Leave it empty for a single day."
          error={errorOf('last_day')}
        >
          {(control) => <TextInput {...control} type="date" min={first === '' ? today : first} />}
        </Field>
        <Field
          label="Note"
          name="note"
          hint="Only you see it."
          error={errorOf('note')}
          className="sm:col-span-2"
        >
          {(control) => <TextInput {...control} maxLength={MAX_DAY_OFF_NOTE} autoComplete="off" />}
        </Field>
        <div className="sm:col-span-2">
          <SubmitButton variant="secondary" busy="Adding…">
            Take off
          </SubmitButton>
        </div>
      </Form>
      <div className="mt-6">
        {query.data === undefined ? (
          <PanelMissing
            error={query.error}
            title="Error loading days off"
            onRetry={() => void query.refetch()}
          />
        ) : (
          <RangeList
            ranges={query.data}
            removing={remove.isPending ? remove.variables : null}
            onRemove={open}
          />
        )}
      </div>
    </DashboardSection>
  );
}

interface RangeListProps {
  ranges: readonly DayOff[];
  /** The id of the days being opened again. */
  removing: number | null;
  onRemove: (range: DayOff) => void;
}

function RangeList({ ranges, removing, onRemove }: RangeListProps) {
  if (ranges.length === 0) return <p className="text-quiet">No days off ahead.</p>;
  return (
    <ul className="border-b border-line">
      {ranges.map((range) => (
        <li
          key={range.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
        >
          <div className="min-w-0">
            <p className="font-semibold tabular-nums">{describeRange(range)}</p>
            {range.note === '' ? null : <p className="wrap-anywhere">{range.note}</p>}
            <StandingNote standing={range.standing} withDays={range.first_day !== range.last_day} />
          </div>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Open ${describeRange(range)} again`}
            busy={removing === range.id ? 'Opening…' : false}
            onClick={() => onRemove(range)}
          >
            Open again
          </Button>
        </li>
      ))}
    </ul>
  );
}
