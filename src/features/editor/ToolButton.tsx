import type { LucideIcon } from 'lucide-react';

interface ToolButtonProps {
  name: string;
  icon: LucideIcon;
  className: string;
  disabled: boolean;
  /** Whether the text at the caret has it; undefined for a button that does something once. */
  pressed?: boolean | undefined;
  onPress: () => void;
}

/** A button of the editor's toolbar. Pressing it by mouse leaves the selection in the text as it is. */
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
