import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';

/** A password field with a button to show it. [2.14.03] [2.14.04] */
export function PasswordField() {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label="Password" name="password" required>
      {(control) => (
        <div className="relative">
          <TextInput
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            className="pr-12"
          />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-12 cursor-pointer place-items-center rounded text-quiet transition-colors hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
