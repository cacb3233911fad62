import { type ComponentProps, use } from 'react';
import { Button } from './Button.tsx';
import { FormContext } from './form-context.ts';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'busy'> {
  /** Its label while a request is running. */
  busy: string;
}

/** Submits its form, and is disabled while the request is running. */
export function SubmitButton({ busy, ...rest }: SubmitButtonProps) {
  const { pending } = use(FormContext);
  return <Button {...rest} type="submit" busy={pending ? busy : false} />;
}
