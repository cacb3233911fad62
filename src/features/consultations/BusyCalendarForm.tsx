import { type ComponentProps, type Ref, useState } from 'react';
import { MAX_CALENDAR_ADDRESS, MAX_CALENDAR_SIGN_IN } from '#shared/limits.ts';
import { DENSE } from '../../components/dashboard/dense.ts';
import { errorAt } from '../../components/dashboard/error-at.ts';
import { SettingsForm } from '../../components/dashboard/SettingsForm.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';

/** An address of CalDAV, which asks for a password. */
const ASKS_FOR_ONE = /caldav|\/dav\b/i;

interface BusyCalendarFormProps {
  /** Of `useForm`. */
  form: ComponentProps<typeof SettingsForm>['form'];
  /** The field of the address. */
  ref: Ref<HTMLInputElement>;
}

/** The address of a calendar that is to be read; most need no password. */
export function BusyCalendarForm({ form, ref }: BusyCalendarFormProps) {
  const [isOpen, setOpen] = useState(false);
  const isRefused = form.failure?.fields.some((field) => field !== 'address') ?? false;
  return (
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
            ref={ref}
            inputMode="url"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={MAX_CALENDAR_ADDRESS}
            onChange={({ target }) => (ASKS_FOR_ONE.test(target.value) ? setOpen(true) : undefined)}
          />
        )}
      </Field>
      <details
        open={isOpen || isRefused}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="sm:col-span-2"
      >
        <summary className="finger-high w-fit cursor-pointer text-link">It needs a password</summary>
        <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
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
        </div>
      </details>
    </SettingsForm>
  );
}
