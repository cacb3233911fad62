import type { ComponentType } from 'react';

interface ToolButtonProps {
  name: string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  className: string;
  disabled: boolean;
  /** Whether the text at the caret has the format; undefined for a one-time action. */
  pressed?: boolean | undefined;
  onPress: () => void;
}

/** A toolbar button. Clicking it keeps the selection in the text. */
export function ToolButton({ name, icon: Icon, className, disabled, pressed, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={className}
      title={name}
      aria-label={name}
      aria-pressed={pressed}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden />
    </button>
  );
}
