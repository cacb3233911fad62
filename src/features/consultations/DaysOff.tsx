import { useRef } from 'react';
import type { DayOff } from '#shared/contract/consultations.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { textOf } from '../../lib/form-values.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useDaysOff } from './use-days-off.ts';

const failureOf = failureWith({
  refused: 'The day could not be taken off. Please try again.',
  otherwise: ['day'],
});
const REMOVE_TEXTS = { refused: 'The day could not be opened again. Please try again.' };

/** @param today the current day where the business is */
export function DaysOff({ today }: { today: string }) {
  const { query, add, remove } = useDaysOff();
  const { notice, clear, say, fail } = useNews();
  const input = useRef<HTMLInputElement>(null);

  const { form } = useForm({
    read: (data) => textOf(data, 'day'),
    send(day) {
      clear();
      return add(day);
    },
    failureOf,
    onSent(_, day) {
      input.current?.form?.reset();
      say(`${formatFullDay(day)} is off`);
    },
  });

  function open(day: string) {
    clear();
    remove.mutate(day, {
      onSuccess: () => say(`${formatFullDay(day)} can be booked again`),
      onError: (error) => void fail(failureText(error, REMOVE_TEXTS), 'Nothing was changed'),
    });
  }

  return (
    <DashboardSection
      title="Days off"
      summary="Nobody can book on these days. What was booked before stays; delete it, and its visitor gets a cancellation by email."
      notice={notice}
    >
      <Form {...form} className="mt-5 flex flex-wrap items-start gap-3">
        <Field
          label="A day to take off"
          required
          error={form.failure?.message ?? null}
          className="w-56 max-w-full"
        >
          {(control) => <TextInput {...control} ref={input} type="date" name="day" min={today} />}
        </Field>
        <SubmitButton variant="secondary" busy="Adding…" className="mt-7">
          Take it off
        </SubmitButton>
      </Form>
      <div className="mt-5">
        {query.data === undefined ? (
          <Missing error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <DayList days={query.data} removing={remove.isPending ? remove.variables : null} onRemove={open} />
        )}
      </div>
    </DashboardSection>
  );
}

function Missing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null) return <Skeleton className="h-12" />;
  return (
    <LoadFailure title="Error loading days off" message={error.message} variant="primary" onRetry={onRetry} />
  );
}

interface DayListProps {
  days: readonly DayOff[];
  /** The day off being removed. */
  removing: string | null;
  onRemove: (day: string) => void;
}

function DayList({ days, removing, onRemove }: DayListProps) {
  if (days.length === 0) return <p className="text-quiet">No days off ahead.</p>;
  return (
    <ul className="border-b border-line">
      {days.map(({ day, standing }) => (
        <li
          key={day}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
        >
          <div className="min-w-0">
            <p className="font-semibold tabular-nums">{formatFullDay(day)}</p>
            {standing.length === 0 ? null : (
              <p className="wrap-anywhere text-quiet">
                Still booked: {standing.map(({ name, time }) => `${time} ${name}`).join(', ')}
              </p>
            )}
          </div>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Open ${formatFullDay(day)} again`}
            busy={removing === day ? 'Opening…' : false}
            onClick={() => onRemove(day)}
          >
            Open again
          </Button>
        </li>
      ))}
    </ul>
  );
}
