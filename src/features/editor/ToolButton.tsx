import type { ComponentProps, ComponentType } from 'react';

/** What is told when a pointer or the focus comes to a button, and goes. */
export type OnPoint = Pick<
  ComponentProps<'button'>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
>;

interface ToolButtonProps extends OnPoint {
  name: string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  className: string;
  disabled: boolean;
  /** Why it can't be pressed here; null where it can. */
  reason?: string | null;
  /** Whether the text at the caret has the format; undefined for a one-time action. */
  pressed?: boolean | undefined;
  onPress: () => void;
}

/** A toolbar button. Clicking it keeps the selection in the text. */
export function ToolButton({
  name,
  icon: Icon,
  className,
  disabled,
  reason = null,
  pressed,
  onPress,
  ...onPoint
}: ToolButtonProps) {
  return (
    <button
      type="button"
      {...onPoint}
      className={className}
      title={reason === null ? name : `${name}: ${reason}`}
      aria-label={name}
      aria-pressed={pressed}
      disabled={disabled || reason !== null}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden />
    </button>
  );
}
