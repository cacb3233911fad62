import type { ReactNode } from 'react';

interface ChoiceTileProps {
  name: 'date' | 'time';
  value: string;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}

/** What a tile looks like that stands for the present choice, which is being changed. */
export const NOW = 'outline-2 outline-ink';

/** A radio button as a tile, labelled by its content. */
export function ChoiceTile({
  name,
  value,
  checked,
  disabled,
  onChoose,
  className = '',
  children,
}: ChoiceTileProps) {
  return (
    <label
      className={`relative flex cursor-pointer flex-col items-center justify-center rounded border border-line bg-raised px-1 text-center transition-colors hover:border-clay has-checked:border-clay has-checked:bg-clay has-checked:text-on-clay has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay has-disabled:cursor-default has-disabled:border-line has-disabled:bg-transparent has-disabled:text-quiet ${className}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        required
        onChange={onChoose}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      {children}
    </label>
  );
}
