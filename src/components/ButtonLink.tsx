import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonSize, buttonStyle, type ButtonVariant } from '../ui/button-style.ts';

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link to a page of this site, styled as a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'normal',
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonStyle(variant, className, size)}>
      {children}
    </Link>
  );
}
