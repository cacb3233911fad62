import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BusyCalendar } from '#shared/contract/busy-calendars.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { textOf } from '../../lib/form-values.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { describeBusy, titleOf } from './busy-calendar-words.ts';
import { BusyCalendarForm } from './BusyCalendarForm.tsx';
import { CalendarHelp, READING } from './CalendarHelp.tsx';
import { BusyCalendarList } from './BusyCalendarList.tsx';
import { useBusyCalendars } from './use-busy-calendars.ts';

const failureOf = failureWith({
  refused: 'The calendar could not be read. Please try again.',
  fields: ['address', 'user', 'password'],
  otherwise: ['address'],
});
const CHECK_TEXTS = { refused: 'The calendar could not be asked. Please try again.' };
const REMOVE_TEXTS = { refused: 'The calendar could not be removed. Please try again.' };

/** The owner's calendars elsewhere: nobody can book when they say that she is busy. */
export function BusyCalendars() {
  const { query, add, check, remove } = useBusyCalendars();
  const { notice, clear, say, fail } = useNews();
  const { confirm } = useAlerts();
  const input = useRef<HTMLInputElement>(null);
  /** Whether the form is open: at first where there is none; null until that is known. */
  const [isAdding, setAdding] = useState<boolean | null>(null);
  if (isAdding === null && query.data !== undefined) setAdding(query.data.length === 0);

  const { form } = useForm({
    read: (data) => ({
      address: textOf(data, 'address'),
      user: textOf(data, 'user'),
      password: textOf(data, 'password'),
    }),
    send(calendar) {
      clear();
      return add(calendar);
    },
    failureOf,
    onSent(calendars) {
      input.current?.form?.reset();
      setAdding(false);
      const newest = calendars.reduce((one, other) => (other.read_at > one.read_at ? other : one));
      say(`${titleOf(newest)} was read: ${describeBusy(newest)}`);
    },
  });

  function open() {
    flushSync(() => setAdding(true));
    input.current?.focus();
  }

  function checkNow({ id }: BusyCalendar) {
    clear();
    check.mutate(id, {
      onSuccess({ calendars }) {
        const checked = calendars.find((one) => one.id === id);
        if (checked?.problem === null) say(`${titleOf(checked)} was read: ${describeBusy(checked)}`);
      },
      onError: (error) => void fail(failureText(error, CHECK_TEXTS), 'Nothing was read'),
    });
  }

  async function stopReading(calendar: BusyCalendar) {
    clear();
    const question = {
      title: `Stop reading ${titleOf(calendar)}?`,
      message: `Its busy times can be booked then. To read it again you need its address${calendar.signs_in ? ' and its password' : ''}.`,
      confirmLabel: 'Stop reading',
    };
    if (!(await confirm(question))) return;
    remove.mutate(calendar.id, {
      onSuccess: () => say(`${titleOf(calendar)} is not read any more`),
      onError: (error) => void fail(failureText(error, REMOVE_TEXTS), 'Nothing was changed'),
    });
  }

  return (
    <DashboardSection
      title="Busy times"
      summary="Nobody can book while your own calendar has something else. Only when it begins and ends is kept, no titles."
      notice={notice}
      isPart
    >
      <Loaded query={query} name="the calendars" rows={1} height="min-h-16">
        {(calendars) => (
          <BusyCalendarList
            calendars={calendars}
            checking={check.isPending ? check.variables : null}
            removing={remove.isPending ? remove.variables : null}
            onCheck={checkNow}
            onRemove={(calendar) => void stopReading(calendar)}
          />
        )}
      </Loaded>
      {isAdding === true ? (
        <BusyCalendarForm form={form} ref={input} />
      ) : (
        <Button size="small" variant="secondary" className="mt-4" onClick={open}>
          Add a calendar
        </Button>
      )}
      <CalendarHelp question="Where is the address of my calendar?" places={READING} />
    </DashboardSection>
  );
}
