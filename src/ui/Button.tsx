import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { type ButtonSize, buttonStyle, type ButtonVariant } from './button-style.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Disables the button and replaces its label with this text. */
  busy?: string | false;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'primary',
  size = 'normal',
  busy = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  const waiting = busy !== false;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || waiting}
      aria-busy={waiting}
      className={buttonStyle(variant, className, size)}
    >
      {waiting ? busy : children}
    </button>
  );
}

interface ButtonAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  href: string;
}

/** A plain link (mail, telephone, download, another site) styled as a button; for internal pages, see ButtonLink. */
export function ButtonAnchor({
  variant = 'primary',
  size = 'normal',
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonStyle(variant, className, size)}>
      {children}
    </a>
  );
}
