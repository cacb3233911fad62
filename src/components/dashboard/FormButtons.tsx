import type { ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SUBMIT_KEYS } from './submit-by-keys.ts';

interface FormButtonsProps extends ComponentProps<typeof Button> {
  /** The id of the dialog's form. */
  form: string;
  /** Of the button that leaves all as it is. */
  leave?: string;
  onLeave: () => void;
}

/** The buttons of a dialog with a form that is submitted by keys as well: one leaves all as it is, the other submits it. */
export function FormButtons({ leave = 'Cancel', onLeave, ...submit }: FormButtonsProps) {
  return (
    <>
      <Button variant="secondary" size="small" onClick={onLeave}>
        {leave}
      </Button>
      <Button {...submit} size="small" type="submit" aria-keyshortcuts={SUBMIT_KEYS} />
    </>
  );
}
