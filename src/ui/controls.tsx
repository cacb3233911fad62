import type { ComponentProps } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';

const CONTROL =
  'w-full min-h-12 rounded border border-edge bg-raised px-3.5 py-2.5 text-body text-ink placeholder:text-quiet transition-colors hover:border-ink aria-invalid:border-alarm disabled:opacity-60';

export function TextInput({ className = '', type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={`${CONTROL} ${className}`} />;
}

export function TextArea({ className = '', rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={`block ${CONTROL} field-sizing-content max-h-[60vh] min-h-32 wrap-anywhere ${className}`}
    />
  );
}

export interface Choice {
  value: string;
  label: string;
}

interface SelectProps extends ComponentProps<'select'> {
  choices: readonly Choice[];
  /** Shown first, with the empty value, while nothing is chosen. */
  placeholder?: string;
}

/** Where something is chosen from the start, it can't be required. */
export function Select({ choices, placeholder, required = false, className = '', ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select
        {...rest}
        required={placeholder === undefined ? false : required}
        className={`${CONTROL} appearance-none pr-11 ${className}`}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-quiet"
      />
    </div>
  );
}
