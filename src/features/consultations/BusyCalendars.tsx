import { useRef } from 'react';
import type { BusyCalendar } from '#shared/contract/busy-calendars.ts';
import { MAX_CALENDAR_ADDRESS, MAX_CALENDAR_SIGN_IN } from '#shared/limits.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { textOf } from '../../lib/form-values.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { describeBusy, titleOf } from './busy-calendar-words.ts';
import { BusyCalendarList } from './BusyCalendarList.tsx';
import { PanelMissing } from './PanelMissing.tsx';
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
  const errorOf = (name: string) => (form.failure?.fields[0] === name ? form.failure.message : null);

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
    >
      <Form {...form} className="mt-5 grid max-w-3xl items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field
          label="Address of a calendar"
          name="address"
          required
          hint="Its secret address in iCal format, or its CalDAV address: https:// or webcal://."
          error={errorOf('address')}
          className="sm:col-span-2"
        >
          {(control) => (
            <TextInput
              {...control}
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
          error={errorOf('user')}
        >
          {(control) => (
            <TextInput
              {...control}
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
          hint="Best one for this program alone. It is never shown again."
          error={errorOf('password')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="password"
              autoComplete="new-password"
              maxLength={MAX_CALENDAR_SIGN_IN}
            />
          )}
        </Field>
        <div className="sm:col-span-2">
          <SubmitButton variant="secondary" busy="Checking…">
            Check and add
          </SubmitButton>
        </div>
      </Form>
      <div className="mt-6">
        {query.data === undefined ? (
          <PanelMissing
            error={query.error}
            title="Error loading the calendars"
            onRetry={() => void query.refetch()}
          />
        ) : (
          <BusyCalendarList
            calendars={query.data}
            checking={check.isPending ? check.variables : null}
            removing={remove.isPending ? remove.variables : null}
            onCheck={checkNow}
            onRemove={(calendar) => void stopReading(calendar)}
          />
        )}
      </div>
    </DashboardSection>
  );
}
