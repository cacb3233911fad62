import { sql } from 'kysely';
import { COPIED, MOVED } from '#server/db/copy/decisions.ts';
import { anyTable, type Row } from '#server/db/copy/rows.ts';
import type { Db, Engine } from '#server/db/engine.ts';
import type { NewPost } from '#server/db/tables.ts';

const AT = '2026-11-20T18:00:00.000Z';

export function postRow(id: number, changes: Partial<Omit<NewPost, 'id'>> = {}) {
  return {
    id,
    slug: `post-${id}`,
    title: `Post ${id}`,
    excerpt: 'What it is about.',
    content: '<p>What it says.</p>',
    search_text: 'What it says.',
    featured_image: '',
    image_attribution: '',
    status: 'published' as const,
    published_at: AT,
    category_id: 3,
    author_id: 1,
    author: '',
    tags: '["one","two"]',
    meta_title: '',
    meta_description: '',
    read_time: 5 as number | string,
    view_count: 0,
    created_at: AT,
    updated_at: AT,
    ...changes,
  };
}

export const contactRow = (id: number, changes: Record<string, unknown> = {}) => ({
  id,
  name: 'Ada Ruiz',
  email: 'ada@example.com',
  phone: '',
  subject: 'Website',
  message: 'We need a site.',
  suspected_spam: 0,
  created_at: AT,
  ...changes,
});

export const subscriberRow = (id: number, email: string) => ({
  id,
  email,
  status: 'active' as const,
  suspected_spam: 0,
  subscribed_at: AT,
  left_campaign_id: null,
});

/** Fills a new database with rows of every kind, odd ones among them. */
export async function fillDatabase({ db, kind }: Pick<Engine, 'db' | 'kind'>): Promise<void> {
  await db.insertInto('settings').values({ name: 'seeded', value: 'none' }).execute();
  const user = { role: 'admin', password_hash: '$2b$04$x', created_at: AT };
  await db
    .insertInto('users')
    .values({
      ...user,
      id: 2,
      email: 'Wren@Example.com',
      name: 'Wren',
      passkey_handle: 'handle',
      flags_choice: 'kept',
    })
    .execute();
  const session = {
    user_id: 2,
    created_at: AT,
    expires_at: '2026-11-27T18:00:00.000Z',
    device: 'Firefox on Linux',
    last_used_at: AT,
  };
  const sessions = ['b', 'B', 'a', '9', 'é'].map((id) => ({ ...session, id }));
  await db.insertInto('sessions').values(sessions).execute();
  const passkey = { user_id: 2, public_key: 'cHVibGlj', rp_id: 'wren.example', created_at: AT };
  await db
    .insertInto('passkeys')
    .values([
      { ...passkey, id: 'b-', name: 'Łódź', transports: '["internal","hybrid"]', counter: 0, backed_up: 1 },
      {
        ...passkey,
        id: 'B_',
        name: 'Key',
        transports: '[]',
        counter: 4_294_967_295,
        backed_up: 0,
        last_used_at: AT,
      },
    ])
    .execute();
  await db
    .insertInto('sessions')
    .values({ ...session, id: 'by-passkey', passkey_id: 'b-', confirmed_at: AT })
    .execute();
  const flag = { user_id: 2, changed_at: AT };
  await db
    .insertInto('flags')
    .values([
      { ...flag, key: '2 message 4', value: 'true', revision: 2 },
      { ...flag, key: '2 author 1', value: '{"name": "Łódź",  "bio":""}', revision: 1 },
    ])
    .execute();
  const happened = { device: '', hour: '2026-11-20T18', happened_at: AT, times: 2, titles: '' };
  await db
    .insertInto('activity')
    .values([
      { ...happened, id: 2, kind: 'sign-in-failed' },
      { ...happened, id: 6, kind: 'post-deleted', device: 'Firefox on Linux', titles: 'Rye\nSpelt' },
    ])
    .execute();
  const category = { description: '', color: '#111111', created_at: AT };
  await db
    .insertInto('categories')
    .values([
      { ...category, id: 3, name: 'Design', slug: 'design' },
      { ...category, id: 7, name: 'Zażółć', slug: 'zazolc' },
    ])
    .execute();
  await db
    .insertInto('posts')
    .values([
      postRow(1, { title: 'One', read_time: 12, view_count: 41 }),
      postRow(2, { status: 'draft', published_at: null, read_time: '5 to 7 min' }),
      postRow(5, { title: 'Łódź 🌵 “quoted” \\ \u2028 \t', category_id: 7, content: 'é'.repeat(2_000_000) }),
      postRow(6, { search_text: "it's {braces} ${dollar} :colon ? \u0001\u007f\ud800", read_time: '007a' }),
      postRow(9),
    ])
    .execute();
  await db.deleteFrom('posts').where('id', '=', 9).execute(); // its id never comes again
  const draft = { based_on: null, revision: 3, window_id: 'w', device: 'Firefox', words: 0, saved_at: AT };
  await db
    .insertInto('post_drafts')
    .values([
      { ...draft, key: 'post-5', post_id: 5, title: 'Łódź', form: '{"title":"\\u0000\\ud800"}' },
      { ...draft, key: 'B', post_id: null, title: '', form: '{}' },
    ])
    .execute();
  await db
    .insertInto('draft_windows')
    .values({ key: 'B', window_id: 'w', device: 'Firefox', seen_at: AT })
    .execute();
  const version = { post_id: 5, saved_at: AT, title: 'Łódź', words: 1, form: '{"content":"<p>é</p>"}' };
  await db
    .insertInto('post_versions')
    .values([
      { ...version, id: 2, kind: null },
      { ...version, id: 8, kind: 'updated' },
    ])
    .execute();
  await db
    .insertInto('trash')
    .values({
      id: 9,
      kind: 'post',
      row_id: 9,
      title: 'Nine',
      detail: 'draft',
      trashed_at: AT,
      kept: JSON.stringify(postRow(9)),
    })
    .execute();
  await db.insertInto('post_slugs').values({ slug: 'żółw', post_id: 5 }).execute();
  const preview = { created_at: AT, ends_at: '2026-12-27T18:00:00.000Z' };
  await db
    .insertInto('post_previews')
    .values([
      { ...preview, id: 1, token_hash: 'a', draft_key: 'B', post_id: null },
      { ...preview, id: 3, token_hash: 'b', draft_key: null, post_id: 5 },
    ])
    .execute();
  const image = { width: 640, height: 480, focus: '50 50', made_at: AT };
  await db
    .insertInto('media')
    .values([
      { ...image, id: 1, path: '/uploads/aa-640x480.webp', name: 'Zażółć.png', bytes: null, kind: 'upload' },
      {
        ...image,
        id: 4,
        path: '/uploads/bb-640x480.webp',
        name: 'b',
        bytes: 9,
        kind: 'drawn',
        focus: '0 100',
      },
    ])
    .execute();
  await db.insertInto('media_moves').values({ path: '/uploads/cc-1x1.webp', media_id: 4 }).execute();
  await db
    .insertInto('contacts')
    .values([
      contactRow(4, { message: 'Line\r\nby line', suspected_spam: 1 }),
      contactRow(11, { phone: ' ', answered_at: AT }),
    ])
    .execute();
  const reply = { contact_id: 11, created_at: AT, due_at: '2026-11-20T18:00:10.000Z' };
  await db
    .insertInto('replies')
    .values([
      {
        ...reply,
        id: 3,
        request_key: null,
        body: 'One\nTwo',
        message_id: '3@x',
        status: 'sent',
        finished_at: AT,
      },
      { ...reply, id: 5, request_key: 'key', body: '🌵', message_id: '5@x', status: 'failed', reason: '550' },
    ])
    .execute();
  const snippet = { body: 'Hello {first name},', created_at: AT };
  await db
    .insertInto('snippets')
    .values([
      { ...snippet, id: 2, name: 'Żółw' },
      { ...snippet, id: 4, name: 'prices' },
    ])
    .execute();
  const campaign = { cta_text: '', cta_url: '', subject: 'News', content: '<p>News</p>', created_at: AT };
  await db
    .insertInto('campaigns')
    .values([
      { ...campaign, id: 1, request_key: null },
      { ...campaign, id: 2, request_key: 'key' },
    ])
    .execute();
  await db
    .insertInto('subscribers')
    .values([
      subscriberRow(1, 'Ada@Example.com'),
      { ...subscriberRow(3, 'bo@example.com'), status: 'unsubscribed', left_campaign_id: 2 },
    ])
    .execute();
  const consultation = {
    phone: '',
    message: '',
    name: 'Bo',
    email: 'bo@example.com',
    suspected_spam: 0,
    created_at: AT,
  };
  const slot = { consultation_date: '2026-12-01', consultation_time: '10:00' };
  await db
    .insertInto('consultations')
    .values([
      { ...consultation, ...slot, id: 1, uid: 'one', status: 'cancelled', sequence: 2 },
      { ...consultation, ...slot, id: 2, uid: 'two', status: 'confirmed', sequence: 0 },
    ])
    .execute();
  await db
    .insertInto('days_off')
    .values([
      { id: 2, first_day: '2026-12-24', last_day: '2027-01-06', note: 'Święta' },
      { id: 5, first_day: '2026-12-01', last_day: '2026-12-01', note: '' }, // after it was booked
    ])
    .execute();
  await db.insertInto('slots_off').values({ day: '2026-12-02', slots: '["9:00 AM"]' }).execute();
  await db.insertInto('slots_added').values({ day: '2026-12-05', slots: '["10:00 AM"]' }).execute();
  const read = { host: 'cloud.example.com', sealed: 'c2VhbGVk', signs_in: 1, read_at: AT, due_at: AT };
  await db
    .insertInto('busy_calendars')
    .values([
      { ...read, id: 3, name: 'Zajęte', unreadable: 0, failures: 0 },
      {
        ...read,
        ...{ id: 4, name: '', unreadable: 2, signs_in: 0, failures: 7 },
        ...{ failing_since: AT, problem: 'timeout', claimed_until: AT },
      },
    ])
    .execute();
  await db
    .insertInto('busy_times')
    .values([
      {
        id: 9,
        calendar_id: 3,
        starts_at: '2026-12-01T10:00:00.000Z',
        ends_at: '2026-12-01T11:00:00.000Z',
      },
    ])
    .execute();
  const mail = { recipient: 'Ada@Example.com', priority: 1, due_at: AT, created_at: AT };
  await db
    .insertInto('outbox')
    .values([
      {
        ...mail,
        id: 1,
        kind: 'receipt',
        message_id: '1@x',
        campaign_id: null,
        subscriber_id: null,
        reason: null,
        content: '{"a": [1, "\\u0000"]}',
        about: 'contact-4',
      },
      {
        ...mail,
        id: 8,
        kind: 'newsletter',
        message_id: '8@x',
        campaign_id: 2,
        subscriber_id: 1,
        reason: 'busy',
      },
    ])
    .execute();
  await db
    .insertInto('reader_days')
    .values([
      { day: '2026-11-19', views: 3, subscribers_come: 1, subscribers_gone: 2 },
      { day: '2026-11-20', views: 12, subscribers_come: 0, subscribers_gone: 0 },
    ])
    .execute();
  await db
    .insertInto('page_views')
    .values([
      { key: '2026-11-20 /blog/%C5%BC%C3%B3%C5%82w', views: 11 },
      { key: '2026-11-20 /', views: 1 },
    ])
    .execute();
  await db
    .insertInto('referrer_views')
    .values([
      { key: '2026-11-20 ', views: 9 },
      { key: '2026-11-20 example.com', views: 2 },
      { key: '2026-11-20 *', views: 1 },
    ])
    .execute();
  const brought = { digest: 'd', fields: '{"title":"t"}', missing: 0, brought_at: AT };
  await db
    .insertInto('imported_posts')
    .values([
      { ...brought, key: 'wordpress example.com 7', post_id: 5 },
      { ...brought, key: 'wordpress example.com żółw', post_id: 9, missing: 3 },
    ])
    .execute();
  await db.insertInto('imported_subscribers').values({ digest: 'd', brought_at: AT }).execute();
  await db
    .insertInto('old_addresses')
    .values([
      { address: '/2017/05/żółw', post_id: 5, leads_to: null, asked: 4, asked_at: AT },
      { address: '/?cat=3', post_id: null, leads_to: '/blog/category/design', asked: 0, asked_at: null },
    ])
    .execute();
  // An export that was looked at and waits for the owner's word.
  await db
    .insertInto('import_runs')
    .values({
      ...{ slot: 1, id: 'run', run: 1, state: 'ready', changed_at: AT, seen_at: AT, total: 3, done: 3 },
      files: '[{"part": "export",  "name": "żółw.xml", "size": 9}]',
      choices: '{"fetch":false,"agreed":true,"ask":false,"pages":true}',
      preview: '{"format":"wordpress","warnings":["“\\ud800”"]}',
    })
    .execute();
  if (kind === 'sqlite') return;
  // Rows with ids of their own don't count there.
  const last = {
    users: 2,
    activity: 6,
    categories: 7,
    posts: 9,
    media: 4,
    contacts: 11,
    days_off: 5,
    busy_calendars: 4,
    busy_times: 9,
    replies: 5,
    snippets: 4,
    campaigns: 2,
    subscribers: 3,
    outbox: 8,
  };
  for (const [table, id] of Object.entries({ ...last, consultations: 2 })) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${id})`.execute(db);
  }
}

/** All that a move copies, as the database holds it. */
export async function everythingIn(db: Db): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {};
  for (const { name, key, columns } of COPIED) {
    const names = columns.map((column) => column.name);
    const rows = await anyTable(db).selectFrom(name).select(names).orderBy(key).execute();
    tables[name] = rows.filter((row) => name !== 'settings' || row.name !== MOVED);
  }
  return tables;
}
