import type { Activity } from '#shared/contract/activity.ts';
import type { ActivityRow } from '../../db/tables.ts';

export function presentActivity({ id, kind, device, happened_at, times, titles }: ActivityRow): Activity {
  return { id, kind, device, happened_at, times, titles: titles === '' ? [] : titles.split('\n') };
}
