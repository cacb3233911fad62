import type { User } from '#shared/contract/session.ts';
import type { UserRow } from '../../db/tables.ts';

export function presentUser({ id, email, name, role }: UserRow): User {
  return { id, email, name, role };
}
