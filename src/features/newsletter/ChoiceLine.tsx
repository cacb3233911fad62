import type { ComponentProps, ReactNode } from 'react';

interface ChoiceLineProps extends Pick<ComponentProps<'input'>, 'name' | 'checked'> {
  type: 'radio' | 'checkbox';
  onChange: (isOn: boolean) => void;
  /** What is to be known of it, more quietly. */
  hint?: string;
  children: ReactNode;
}

/** Something to choose in a dialog that sends: its mark stands at the middle of the first line of its words. */
export function ChoiceLine({ type, name, checked, onChange, hint, children }: ChoiceLineProps) {
  return (
    <label className="flex w-fit cursor-pointer items-start gap-3 touch:min-h-11 touch:items-center">
      <input
        type={type}
        name={name}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0 accent-clay touch:mt-0"
      />
      {/* A row's name stands on the line of its words. */}
      <span className="self-baseline touch:self-center">
        {children}
        {hint === undefined ? null : <span className="text-quiet"> – {hint}</span>}
      </span>
    </label>
  );
}
