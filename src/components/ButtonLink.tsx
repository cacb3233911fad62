import { Link, type LinkProps } from 'react-router-dom';
import { buttonStyle, type ButtonVariant } from '../ui/button-style.ts';

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ variant = 'primary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonStyle(variant, className)}>
      {children}
    </Link>
  );
}
