import type { Db } from '../db/engine.ts';
import { rowsOf } from './read-rows.ts';
import type { SiteFacts } from './site-facts.ts';

/** What `settings.json` holds. Nothing in it lets anybody in: no password, key, token or address of a calendar. */
interface ExportedSettings {
  account: { name: string; email: string; flags_choice: string } | null;
  /** What the account keeps: what was read or flagged, and the authors, by their names without the account's number. */
  flags: { key: string; value: unknown; changed_at: string }[];
  availability: {
    days_off: { first_day: string; last_day: string; note: string }[];
    slots_off: { day: string; slots: unknown }[];
    /** As it was saved; null while the site's profile says it. */
    limits: unknown;
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
  const account = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'flags_choice'])
    .orderBy('id')
    .executeTakeFirst();
  const flags = await db
    .selectFrom('flags')
    .select(['key', 'value', 'changed_at'])
    .where('user_id', '=', account?.id ?? 0)
    .orderBy('key')
    .execute();
  const daysOff = await db
    .selectFrom('days_off')
    .select(['first_day', 'last_day', 'note'])
    .orderBy('id')
    .execute();
  const slotsOff = await db.selectFrom('slots_off').selectAll().orderBy('day').execute();
  const snippets = await db.selectFrom('snippets').selectAll().orderBy('id').execute();
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
      slots_off: slotsOff.map(({ day, slots }) => ({ day, slots: JSON.parse(slots) as unknown })),
      limits: await settingOf(db, 'booking-limits'),
    },
    snippets,
    postal_address: await textSettingOf(db, 'postal-address'),
    notices: await settingOf(db, 'notices'),
  };
  return `${JSON.stringify(settings, null, 1)}\n`;
}

/** The newsletters that were sent, are scheduled, or were called off, with what became of their emails. */
export async function* campaignsJson(db: Db): AsyncGenerator<string> {
  const sent = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['campaign_id', 'status', fn.countAll<number>().as('emails')])
    .where('campaign_id', 'is not', null)
    .groupBy(['campaign_id', 'status'])
    .orderBy('campaign_id')
    .orderBy('status')
    .execute();
  let before = '[';
  for await (const row of rowsOf(db, 'campaigns')) {
    const { id, subject, content, format, cta_text, cta_url, state, created_at, send_at } = row;
    const { begun_at, slug, on_web, post_id, post_part } = row;
    const emails = Object.fromEntries(
      sent.filter(({ campaign_id }) => campaign_id === id).map((it) => [it.status, Number(it.emails)]),
    );
    const campaign = {
      ...{ id, subject, format, content, cta_text, cta_url, state, created_at, send_at, begun_at },
      ...{ slug, on_web: on_web === 1, post_id, post_part, emails },
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

async function textSettingOf(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

async function settingOf(db: Db, name: string): Promise<unknown> {
  const text = await textSettingOf(db, name);
  return text === null ? null : (JSON.parse(text) as unknown);
}
