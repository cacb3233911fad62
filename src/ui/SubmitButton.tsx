import { type ComponentProps, use } from 'react';
import { Button } from './Button.tsx';
import { FormContext } from './form-context.ts';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'busy'> {
  /** Its words while an answer is awaited. */
  busy: string;
}

/** Sends the form it stands in, and is disabled until there is an answer. */
export function SubmitButton({ busy, ...rest }: SubmitButtonProps) {
  const { pending } = use(FormContext);
  return <Button {...rest} type="submit" busy={pending ? busy : false} />;
}
