import type { Consultation } from '#shared/contract/consultations.ts';
import { CONFIRM_HINT } from '../../features/consultations/confirm-words.ts';
import { keepingFocus } from '../../components/dashboard/row-focus.ts';
import { useFlags } from '../../lib/flags.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import type { ButtonVariant } from '../../ui/button-style.ts';
import { Button } from '../../ui/Button.tsx';

interface ConfirmButtonProps {
  call: Consultation;
  /** The id of what names the call. */
  describedBy: string;
  variant?: ButtonVariant;
  onConfirm: (call: Consultation) => void;
}

/** Confirms a call that is pending, as in the list of consultations: in this browser. [K2] */
export function ConfirmButton({ call, describedBy, variant = 'secondary', onConfirm }: ConfirmButtonProps) {
  const { flagged } = useFlags(STORAGE_KEYS.confirmedConsultations);
  if (call.status !== 'pending' || call.declined || flagged.has(call.id)) return null;
  return (
    <Button
      size="small"
      variant={variant}
      aria-describedby={describedBy}
      title={CONFIRM_HINT}
      data-key="c"
      onClick={(event) => keepingFocus(event.currentTarget, () => onConfirm(call))}
    >
      Confirm
    </Button>
  );
}
