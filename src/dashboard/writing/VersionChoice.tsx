import { useId } from 'react';
import { type Choice, Select } from '../../ui/controls.tsx';

interface VersionChoiceProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}

/** A version, or what it is compared with, chosen from a menu with its label beside it, in line with the other's. */
export function VersionChoice({ label, value, choices, onChoose }: VersionChoiceProps) {
  const id = useId();
  return (
    <div className="grid items-center gap-x-3 gap-y-1 sm:col-span-2 sm:grid-cols-subgrid">
      <label htmlFor={id} className="text-small text-quiet">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        choices={choices}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-11! py-1.5! text-small!"
      />
    </div>
  );
}
