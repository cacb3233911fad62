import type { Consultation } from '#shared/contract/consultations.ts';
import { useFlags } from '../../lib/flags.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';

/** The status of a call; one that was confirmed in this browser is confirmed. [K2] */
export function useCallStatus({ id, status }: Consultation): string {
  const { flagged } = useFlags(STORAGE_KEYS.confirmedConsultations);
  return flagged.has(id) ? 'confirmed' : status;
}
