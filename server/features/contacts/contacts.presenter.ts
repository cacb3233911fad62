import type { Contact } from '#shared/contract/contacts.ts';
import type { ContactRow } from '../../db/tables.ts';
import { readableEmail } from '../../readable-email.ts';

export function presentContact(row: ContactRow): Contact {
  return {
    id: row.id,
    name: row.name,
    email: readableEmail(row.email),
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    status: row.status,
    suspected_spam: row.suspected_spam === 1,
    created_at: row.created_at,
  };
}
