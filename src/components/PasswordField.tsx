import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { TextInput } from '../ui/controls.tsx';
import { Field } from '../ui/Field.tsx';

interface PasswordFieldProps {
  label?: string;
  name?: string;
  /** Whether a new one is chosen; password managers then offer one. */
  isNew?: boolean;
  hint?: string;
  error?: string | null;
}

/** A password field with a button to show it. [2.14.03] [2.14.04] */
export function PasswordField({
  label = 'Password',
  name = 'password',
  isNew = false,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const what = label.toLowerCase();
  return (
    <Field {...rest} label={label} name={name} required>
      {(control) => (
        <div className="relative">
          <TextInput
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-12"
          />
          <button
            type="button"
            aria-label={shown ? `Hide ${what}` : `Show ${what}`}
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
