import type { NewPost } from '#server/db/tables.ts';
import { rulesFor } from '#shared/booking.ts';
import { plainText } from '#server/plain-text.ts';
import { searchText } from '#server/search-text.ts';
import { EDITOR_BLOCKS } from './editor-blocks.ts';
import { postRow } from './full-database.ts';
import { noise } from './images.ts';
import type { TestApp } from './test-app.ts';

const AT = '2026-10-20T18:00:00.000Z';
const LATER = new Date(Date.now() + 200 * 24 * 60 * 60 * 1_000).toISOString();

/** A post as the editor would have saved it. */
function writtenPost(id: number, changes: Partial<Omit<NewPost, 'id'>>): NewPost {
  const post = postRow(id, { category_id: 1, published_at: AT, created_at: AT, updated_at: AT, ...changes });
  const text = plainText(post.content);
  return { ...post, search_text: searchText({ title: post.title, excerpt: post.excerpt, text }) };
}

/**
 * A site with something of everything that an export takes: posts in every state, pictures, subscribers in every state,
 * messages with answers, consultations, newsletters, redirects, availability, snippets, and words that are meant ill.
 * @returns the path of a picture
 */
export async function liveIn({ context, api, signIn }: TestApp): Promise<{ picture: string }> {
  const { db } = context;
  const { cookie } = await signIn();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await noise(900, 600))]), '=cmd, "photo".png');
  const { json } = await api('POST', 'upload-image.php', { cookie, body: form });
  const picture = String(json.filepath);
  await db
    .updateTable('media')
    .set({ alt: 'A “photo” & more', focus: '20 80' })
    .where('path', '=', picture)
    .execute();
  await db.insertInto('media_moves').values({ path: '/uploads/cc-1x1.webp', media_id: 1 }).execute();
  await db
    .updateTable('categories')
    .set({ description: 'Changed, =by "the" owner', color: '#123456' })
    .where('id', '=', 1)
    .execute();
  const everything = EDITOR_BLOCKS.map(([, html]) => html).join('\n');
  const posts: NewPost[] = [
    writtenPost(3, {
      slug: 'every-block',
      title: "Every “block” 'n' more: - [x] #1 & <b>",
      content: `${everything}\n<p><img src="${picture}" alt="Seen"></p>`,
      featured_image: picture,
      image_alt: 'What is "seen"',
      image_focus: '10 90',
      image_attribution: 'By: Ada',
      author: 'Ada Łódź',
      tags: JSON.stringify(['C++', 'a: b', '- c', '=1', "it's"]),
      meta_title: 'yes',
      meta_description: '---\ntitle: injected\n---',
      read_time: '5 to 7 min',
      view_count: 41,
      excerpt: 'Says: {a} [b] |c| > d # e',
      updated_at: '2026-10-21T07:08:09.123Z',
    }),
    writtenPost(5, {
      slug: 'plain',
      title: 'no',
      content: 'loose <em>text</em> ]]> and more',
      view_count: 2,
    }),
    writtenPost(8, {
      slug: 'żółw-🐢',
      title: 'Unter “uns”',
      content: '<p>a</p>\r\n<p>b\u0001</p>',
      category_id: 2,
    }),
    writtenPost(9, { slug: 'draft', status: 'draft', published_at: null, title: 'A draft' }),
    writtenPost(12, { slug: 'later', title: 'Later', published_at: LATER }),
  ];
  for (const post of posts) await db.insertInto('posts').values(post).execute();
  await db
    .insertInto('post_slugs')
    .values([
      { slug: 'every-block-before', post_id: 3 },
      { slug: 'draft-before', post_id: 9 },
    ])
    .execute();
  await db
    .insertInto('old_addresses')
    .values([
      { address: '/2017/05/every-block', post_id: 3, leads_to: null, asked: 4, asked_at: AT },
      { address: '/?cat=3', post_id: null, leads_to: '/blog', asked: 0, asked_at: null },
      { address: '/elsewhere', post_id: null, leads_to: 'https://else.example/', asked: 2, asked_at: AT },
    ])
    .execute();
  await people(db);
  await owners(db);
  return { picture };
}

async function people(db: TestApp['context']['db']): Promise<void> {
  const campaign = {
    cta_text: 'Go',
    cta_url: 'https://x.example/?a=1&b',
    created_at: AT,
    format: 'rich' as const,
  };
  for (const row of [
    {
      ...campaign,
      id: 2,
      subject: '=News',
      content: '<p>News</p>',
      slug: 'news',
      on_web: 1,
      begun_at: AT,
      post_id: 3,
      post_part: 'excerpt' as const,
    },
    {
      ...campaign,
      id: 4,
      subject: 'Soon',
      content: '<p>Soon</p>',
      state: 'scheduled' as const,
      send_at: LATER,
    },
  ])
    await db.insertInto('campaigns').values(row).execute();
  const subscriber = { suspected_spam: 0, subscribed_at: AT };
  for (const row of [
    { ...subscriber, id: 1, email: 'Ada@Example.com', status: 'active' as const },
    { ...subscriber, id: 2, email: '=bo@example.com', status: 'unsubscribed' as const, left_campaign_id: 2 },
    {
      ...subscriber,
      id: 5,
      email: 'cy@example.com',
      status: 'bounced' as const,
      status_reason: '550, "gone"\nfor good',
    },
    { ...subscriber, id: 6, email: 'di@example.com', status: 'pending' as const, suspected_spam: 1 },
  ])
    await db.insertInto('subscribers').values(row).execute();
  const contact = { email: 'ada@example.com', phone: '+1 520', suspected_spam: 0, created_at: AT };
  for (const row of [
    { ...contact, id: 4, name: '=HYPERLINK("x")', subject: "'=a", message: 'Line\r\nby "line", ;\ttab' },
    { ...contact, id: 7, name: "'Ada", subject: '-', message: '@all', answered_at: AT },
  ])
    await db.insertInto('contacts').values(row).execute();
  const reply = { contact_id: 7, created_at: AT, due_at: AT };
  for (const row of [
    {
      ...reply,
      id: 3,
      request_key: null,
      body: '=One\nTwo',
      message_id: '3@x',
      status: 'sent' as const,
      finished_at: AT,
    },
    {
      ...reply,
      id: 6,
      request_key: null,
      body: 'Not sent yet',
      message_id: '6@x',
      status: 'waiting' as const,
    },
  ])
    await db.insertInto('replies').values(row).execute();
  const consultation = {
    phone: '',
    message: '+1',
    suspected_spam: 0,
    created_at: AT,
    email: 'bo@example.com',
  };
  for (const row of [
    {
      ...consultation,
      id: 1,
      name: 'Bo',
      uid: 'one',
      status: 'cancelled',
      sequence: 2,
      ...({
        moved_from_date: '2026-11-30',
        moved_from_time: '4:00 PM',
        moved_at: AT,
        moved_by: 'visitor',
      } as const),
      ...({
        cancelled_at: AT,
        cancelled_by: 'owner',
        cancellation_note: '=Ill,\nsorry',
        told_at: AT,
      } as const),
      consultation_date: '2026-12-01',
      consultation_time: '10:00 AM',
    },
    {
      ...consultation,
      id: 3,
      name: 'Cy',
      uid: 'two',
      status: 'confirmed',
      consultation_date: '2026-12-01',
      consultation_time: '10:00 AM',
      time_zone: 'Europe/Berlin',
      declined_at: AT,
      confirmation_sent_at: AT,
      placed_by_owner: 1,
    },
  ])
    await db.insertInto('consultations').values(row).execute();
}

async function owners(db: TestApp['context']['db']): Promise<void> {
  await db
    .insertInto('days_off')
    .values({ first_day: '2026-12-24', last_day: '2027-01-06', note: '=Święta' })
    .execute();
  await db.insertInto('slots_off').values({ day: '2026-12-02', slots: '["9:00 AM"]' }).execute();
  await db.insertInto('slots_added').values({ day: '2026-12-05', slots: '["10:00 AM"]' }).execute();
  await db.insertInto('snippets').values({ name: 'Żółw', body: 'Hello,', created_at: AT }).execute();
  await db
    .insertInto('settings')
    .values([
      { name: 'booking-limits', value: '{"buffer":15,"lead":120}' },
      { name: 'weekly-hours', value: JSON.stringify({ ...rulesFor(null).hours, sunday: ['18:30'] }) },
      { name: 'calendar_secret', value: 'the secret of the calendar' },
    ])
    .execute();
  await db.updateTable('users').set({ flags_choice: 'kept' }).execute();
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('flags')
    .values({ user_id: id, changed_at: AT, key: `${id} message 4`, value: 'true', revision: 1 })
    .execute();
}
