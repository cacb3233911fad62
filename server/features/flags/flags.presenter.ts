import type { Flag, FlagValue } from '#shared/contract/flags.ts';
import type { FlagRow } from '../../db/tables.ts';

export function presentFlag({ key, user_id, value, changed_at }: FlagRow): Flag {
  return {
    key: key.slice(`${user_id} `.length),
    value: JSON.parse(value) as FlagValue, // as the contract's schema let it in
    changed_at,
  };
}
