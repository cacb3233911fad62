import type { Ref } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { textOf } from '../../lib/form-values.ts';
import { TextArea } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';

const NAME = 'postal_address';

interface PostalAddressFieldProps {
  hint: string;
  address?: string;
  onChange?: (address: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The postal address that stands at the end of every newsletter; it may stay empty. */
export function PostalAddressField({ hint, address = '', onChange, ref }: PostalAddressFieldProps) {
  return (
    <Field label="Your postal address" name={NAME} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          ref={ref}
          rows={3}
          className="min-h-24"
          autoComplete="street-address"
          maxLength={LIMITS.postalAddress}
          defaultValue={address}
          onChange={({ target }) => onChange?.(target.value)}
        />
      )}
    </Field>
  );
}

/** What was entered into the field; null where it is not there. */
export function postalAddressOf(data: FormData): string | null {
  return data.has(NAME) ? textOf(data, NAME).trim() : null;
}

/** Why it is asked for, where it is asked for before sending. */
export const WHY_ADDRESS =
  'It stands at the end of every newsletter. The law of the United States asks for one (CAN-SPAM); a post office box will do. You are asked this once: left empty, newsletters go out without.';
