import type { Consultation } from '#shared/contract/consultations.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import { readableEmail } from '../../readable-email.ts';

export function presentConsultation(row: ConsultationRow): Consultation {
  return {
    id: row.id,
    name: row.name,
    email: readableEmail(row.email),
    phone: row.phone,
    message: row.message,
    consultation_date: row.consultation_date,
    consultation_time: row.consultation_time,
    status: row.status,
    suspected_spam: row.suspected_spam === 1,
    created_at: row.created_at,
  };
}
