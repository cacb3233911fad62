import type { Passkey } from '#shared/contract/passkeys.ts';
import type { PasskeyRow } from '../../db/tables.ts';
import type { RelyingParty } from './relying-party.ts';

export function presentPasskey(
  { id, name, created_at, last_used_at, backed_up, rp_id }: PasskeyRow,
  party: RelyingParty,
): Passkey {
  return {
    id,
    name,
    created_at,
    last_used_at,
    is_synced: backed_up === 1,
    made_for: rp_id === party.id ? null : rp_id,
  };
}
