import { BYTE_ORDER_MARK, type Cell, csvLine } from '#shared/csv.ts';
import type { Db } from '../db/engine.ts';
import { ExportRepository } from './export.repository.ts';
import type { ConsultationRow, ContactRow, ReplyRow } from '../db/tables.ts';
import { ownersCalendar } from '../features/consultations/consultation-calendar.ts';
import { startOf } from '../features/consultations/scheduled-consultation.ts';
import { CONSULTATION_COLUMNS, CONTACT_COLUMNS, REDIRECT_COLUMNS, SUBSCRIBER_COLUMNS } from './columns.ts';
import { rowsInBatches, rowsOf } from './rows.repository.ts';
import type { SiteFacts } from './site-facts.ts';

export async function* subscribersCsv(db: Db): AsyncGenerator<string> {
  yield heading(SUBSCRIBER_COLUMNS);
  for await (const row of rowsOf(db, 'subscribers')) yield csvLine(cellsOf(row, SUBSCRIBER_COLUMNS));
}

export async function* contactsCsv(db: Db): AsyncGenerator<string> {
  yield heading(CONTACT_COLUMNS);
  for await (const contacts of rowsInBatches(db, 'contacts')) {
    const replies = await new ExportRepository(db).replies(contacts[0]?.id ?? 0, contacts.at(-1)?.id ?? 0);
    for (const contact of contacts) {
      yield csvLine(cellsOf({ ...NO_REPLY, ...contact }, CONTACT_COLUMNS));
      for (const reply of replies.filter(({ contact_id: id }) => id === contact.id))
        yield csvLine(cellsOf(asContact(reply, contact), CONTACT_COLUMNS));
    }
  }
}

/** What messages do not have. */
const NO_REPLY = { answer_to: null, finished_at: null, reason: null, message_id: null };

/** A reply among the messages: to whom it went, and what was said. */
function asContact(reply: ReplyRow, { name, email }: ContactRow) {
  const { id, contact_id, body, status, created_at, finished_at, reason, message_id } = reply;
  return {
    ...{ id, answer_to: contact_id, name, email, phone: '', subject: '', message: body, status },
    ...{
      suspected_spam: 0,
      created_at,
      answered_at: null,
      settled_at: null,
      finished_at,
      reason,
      message_id,
    },
  };
}

export async function* consultationsCsv(db: Db): AsyncGenerator<string> {
  yield heading(CONSULTATION_COLUMNS);
  for await (const row of rowsOf(db, 'consultations')) yield csvLine(cellsOf(row, CONSULTATION_COLUMNS));
}

/** A calendar of all consultations but the cancelled ones. */
export async function consultationsCalendar(db: Db, { calendar }: SiteFacts): Promise<string> {
  const kept: ConsultationRow[] = [];
  for await (const row of rowsOf(db, 'consultations'))
    if (row.status !== 'cancelled' && startOf(row) !== null) kept.push(row);
  return ownersCalendar(kept, calendar);
}

/** Every address that leads elsewhere, as `import --redirects` reads it, too. */
export async function* redirectsCsv(db: Db): AsyncGenerator<string> {
  yield heading(REDIRECT_COLUMNS);
  const repository = new ExportRepository(db);
  const slugs = await repository.earlierSlugs();
  for (const { old, slug } of slugs) yield csvLine([`/blog/${old}`, `/blog/${slug}`, 'earlier', '', '']);
  const addresses = await repository.oldAddresses();
  for (const { address, leads_to, slug, asked, asked_at } of addresses) {
    const target = slug === null ? leads_to : `/blog/${slug}`;
    if (target !== null)
      yield csvLine([address, target, slug === null ? 'path' : 'post', asked, asked_at ?? '']);
  }
}

function heading(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(columns);
}

/** Nothing is an empty cell. */
function cellsOf<Column extends string>(
  row: Readonly<Record<Column, Cell | null>>,
  columns: readonly Column[],
): Cell[] {
  return columns.map((column) => row[column] ?? '');
}
