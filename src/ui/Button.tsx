import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { buttonStyle, type ButtonVariant } from './button-style.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** Disables the button and shows these words in place of its own. */
  busy?: string | false;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'primary',
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
      className={buttonStyle(variant, className)}
    >
      {waiting ? busy : children}
    </button>
  );
}

interface ButtonAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  variant?: ButtonVariant;
  href: string;
}

/** A plain link (mail, telephone, download, another site) in a button's clothes; for pages of ours see ButtonLink. */
export function ButtonAnchor({ variant = 'primary', className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonStyle(variant, className)}>
      {children}
    </a>
  );
}
