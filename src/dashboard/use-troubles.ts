import { isInTrouble, useBackups } from '../features/backups/use-backups.ts';
import { isTroubled, useDeliveryStatus } from '../features/delivery-status/use-delivery-status.ts';
import { useAgenda } from './agenda/use-agenda.ts';

/** What does not work, in a word each: what the overview tells of below today. */
export function useTroubles(): string[] {
  const { data: mail } = useDeliveryStatus();
  const { data: backups } = useBackups();
  const { agenda } = useAgenda();
  return [
    ...(mail !== undefined && isTroubled(mail) ? ['mail'] : []),
    ...(backups !== undefined && isInTrouble(backups) ? ['backups'] : []),
    ...((agenda?.failing_calendars ?? []).length > 0 ? ['calendars'] : []),
  ];
}
