import type { Db } from '../db/engine.ts';
import { ExportRepository } from './export.repository.ts';
import { rowsOf } from './rows.repository.ts';
import type { SiteFacts } from './site-facts.ts';

/** What `settings.json` holds. Nothing in it lets anybody in: no password, key, token or address of a calendar. */
interface ExportedSettings {
  account: { name: string; email: string; flags_choice: string } | null;
  /** What the account keeps: what was read or flagged, and the authors, by their names without the account's number. */
  flags: { key: string; value: unknown; changed_at: string }[];
  availability: {
    days_off: { first_day: string; last_day: string; note: string }[];
    slots_off: { day: string; slots: unknown }[];
    slots_added: { day: string; slots: unknown }[];
    /** As they were saved; null while the site's profile says it. */
    limits: unknown;
    hours: unknown;
  };
  snippets: { id: number; name: string; body: string; created_at: string }[];
  /** As they were saved; null while they never were. */
  postal_address: unknown;
  notices: unknown;
}

export function categoriesJson({ categories }: SiteFacts): Iterable<string> {
  return listed(categories.values());
}

export async function settingsJson(db: Db): Promise<string> {
  const repository = new ExportRepository(db);
  const account = await repository.account();
  const flags = await repository.flags(account?.id ?? 0);
  const daysOff = await repository.daysOff();
  const snippets = await repository.snippets();
  const limits = await repository.setting('booking-limits');
  const hours = await repository.setting('weekly-hours');
  const notices = await repository.setting('notices');
  const settings: ExportedSettings = {
    account:
      account === undefined
        ? null
        : { name: account.name, email: account.email, flags_choice: account.flags_choice },
    flags: flags.map(({ key, value, changed_at }) => ({
      key: key.slice(key.indexOf(' ') + 1),
      value: JSON.parse(value) as unknown,
      changed_at,
    })),
    availability: {
      days_off: daysOff,
      slots_off: await repository.daySlots('slots_off'),
      slots_added: await repository.daySlots('slots_added'),
      limits: limits === null ? null : (JSON.parse(limits) as unknown),
      hours: hours === null ? null : (JSON.parse(hours) as unknown),
    },
    snippets,
    postal_address: await repository.setting('postal-address'),
    notices: notices === null ? null : (JSON.parse(notices) as unknown),
  };
  return `${JSON.stringify(settings, null, 1)}\n`;
}

/** The newsletters that were sent, are scheduled, or were called off, with what became of their emails. */
export async function* campaignsJson(db: Db): AsyncGenerator<string> {
  const sent = await new ExportRepository(db).newsletterEmails();
  let before = '[';
  for await (const row of rowsOf(db, 'campaigns')) {
    const { id, subject, content, preview_text, format, cta_text, cta_url, state, created_at, send_at } = row;
    const { begun_at, slug, on_web, post_id, post_part, page_subject, page_content, postal_address } = row;
    const emails = Object.fromEntries(
      sent.filter(({ campaign_id }) => campaign_id === id).map((it) => [it.status, it.emails]),
    );
    const campaign = {
      ...{
        id,
        subject,
        format,
        content,
        preview_text,
        cta_text,
        cta_url,
        state,
        created_at,
        send_at,
        begun_at,
      },
      ...{
        slug,
        on_web: on_web === 1,
        post_id,
        post_part,
        page_subject,
        page_content,
        postal_address,
        emails,
      },
    };
    yield `${before}\n${JSON.stringify(campaign)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** What is known of pictures beside the files: their names, descriptions and focus, and what they were replaced by. */
export async function* mediaJson(db: Db): AsyncGenerator<string> {
  let before = '{"pictures": [';
  for await (const row of rowsOf(db, 'media')) {
    yield `${before}\n${JSON.stringify(row)}`;
    before = ',';
  }
  yield before === ',' ? '\n], "replaced": [' : '{"pictures": [], "replaced": [';
  let next = '';
  for await (const { path, media_id } of rowsOf(db, 'media_moves')) {
    yield `${next}\n${JSON.stringify({ path, media_id })}`;
    next = ',';
  }
  yield ']}\n';
}

function* listed(rows: Iterable<unknown>): Generator<string> {
  let before = '[';
  for (const row of rows) {
    yield `${before}\n${JSON.stringify(row)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}
