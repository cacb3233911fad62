import { useRef } from 'react';
import type { BusyCalendar } from '#shared/contract/busy-calendars.ts';
import { MAX_CALENDAR_ADDRESS, MAX_CALENDAR_SIGN_IN } from '#shared/limits.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { DENSE } from '../../components/dashboard/dense.ts';
import { errorAt } from '../../components/dashboard/error-at.ts';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { SettingsForm } from '../../components/dashboard/SettingsForm.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { textOf } from '../../lib/form-values.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { describeBusy, titleOf } from './busy-calendar-words.ts';
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
      const newest = calendars.reduce((one, other) => (other.read_at > one.read_at ? other : one));
      say(`${titleOf(newest)} was read: ${describeBusy(newest)}`);
    },
  });

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
      message: 'Its busy times can be booked then. To read it again you need its address and its password.',
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
      <SettingsForm form={form} submit={{ label: 'Check and add', busy: 'Checking…' }}>
        <Field
          label="Address of a calendar"
          name="address"
          required
          hint="Its secret address in iCal format, or its CalDAV address: https:// or webcal://."
          error={errorAt(form.failure, 'address')}
          className="sm:col-span-2"
        >
          {(control) => (
            <TextInput
              {...control}
              className={DENSE}
              ref={input}
              inputMode="url"
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={MAX_CALENDAR_ADDRESS}
            />
          )}
        </Field>
        <Field
          label="User name"
          name="user"
          hint="Where it asks for one, as CalDAV does."
          error={errorAt(form.failure, 'user')}
        >
          {(control) => (
            <TextInput
              {...control}
              className={DENSE}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={MAX_CALENDAR_SIGN_IN}
            />
          )}
        </Field>
        <Field
          label="Password"
          name="password"
          hint="An app-specific password is best. It is never shown again."
          error={errorAt(form.failure, 'password')}
        >
          {(control) => (
            <TextInput
              {...control}
              className={DENSE}
              type="password"
              autoComplete="new-password"
              maxLength={MAX_CALENDAR_SIGN_IN}
            />
          )}
        </Field>
      </SettingsForm>
      <CalendarHelp question="Where is the address of my calendar?" places={READING} />
    </DashboardSection>
  );
}
