import { beforeEach, describe, expect, it } from 'vitest';
import { CONSULTATION_MINUTES, slotStart } from '#shared/booking.ts';
import type { Agenda } from '#shared/contract/overview.ts';
import { createPost } from '#tests/support/factories.ts';
import { contactRow } from '#tests/support/full-database.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

/** Ten in the morning where the business is, when a call begins. */
const START = slotStart('2026-03-02', '10:00 AM')!;
const MONDAY = START.toISOString();

const clock = settableClock(MONDAY);
const test = useTestApp({ clock });

beforeEach(async () => {
  clock.set(MONDAY);
  const { db } = test.app.context;
  for (const table of ['consultations', 'contacts', 'posts', 'post_drafts', 'outbox'] as const)
    await db.deleteFrom(table).execute();
});

async function agenda(): Promise<Agenda> {
  const { status, json } = await test.app.api('GET', 'agenda.php', { bearer: test.token });
  expect(status).toBe(200);
  return json as unknown as Agenda;
}

let booked = 0;
async function book(date: string, time: string, changes: { status?: string; suspected_spam?: number } = {}) {
  booked += 1;
  await test.app.context.db
    .insertInto('consultations')
    .values({
      name: `Visitor ${booked}`,
      email: 'ada@example.com',
      phone: '555 0100',
      message: 'About our shop.',
      consultation_date: date,
      consultation_time: time,
      suspected_spam: 0,
      created_at: MONDAY,
      uid: `uid-${booked}`,
      ...changes,
    })
    .execute();
}

const times = ({ consultations }: Agenda) =>
  consultations.map(({ consultation_date: date, consultation_time: time }) => `${date} ${time}`);

describe('the calls of the agenda', () => {
  it('are those of seven days that have not ended, in their order', async () => {
    await book('2026-03-02', '9:00 AM'); // is over
    await book('2026-03-08', '9:00 AM');
    await book('2026-03-02', '12:00 PM');
    await book('2026-03-02', '10:00 AM');
    await book('2026-03-02', '1:00 PM');
    await book('2026-03-09', '9:00 AM'); // in a week
    expect(times(await agenda())).toEqual([
      '2026-03-02 10:00 AM',
      '2026-03-02 12:00 PM',
      '2026-03-02 1:00 PM',
      '2026-03-08 9:00 AM',
    ]);
    const end = START.getTime() + CONSULTATION_MINUTES * 60_000;
    clock.set(new Date(end - 1_000).toISOString());
    expect(times(await agenda())).toHaveLength(4);
    clock.set(new Date(end).toISOString());
    expect(times(await agenda())[0]).toBe('2026-03-02 12:00 PM');
  });

  it('leave out what was cancelled and what is suspected spam', async () => {
    await book('2026-03-03', '9:00 AM', { status: 'cancelled' });
    await book('2026-03-03', '10:00 AM', { suspected_spam: 1 });
    await book('2026-03-03', '11:00 AM', { status: 'completed' });
    expect(times(await agenda())).toEqual([]);
    await book('2026-03-03', '12:00 PM', { status: 'confirmed' });
    const { consultations } = await agenda();
    expect(consultations).toMatchObject([{ phone: '555 0100', message: 'About our shop.' }]);
  });

  it('are the next one alone when there is none in seven days', async () => {
    await book('2026-03-20', '1:00 PM');
    await book('2026-03-20', '11:00 AM');
    await book('2026-03-23', '9:00 AM');
    expect(times(await agenda())).toEqual(['2026-03-20 11:00 AM']);
  });
});

describe('the messages of the agenda', () => {
  it('are the new ones, newest first, without suspected spam, at most fifty', async () => {
    const { db } = test.app.context;
    await db
      .insertInto('contacts')
      .values(contactRow(1, { status: 'read' }))
      .execute();
    await db
      .insertInto('contacts')
      .values(contactRow(2, { suspected_spam: 1 }))
      .execute();
    const rows = Array.from({ length: 60 }, (_, index) => contactRow(10 + index));
    await db.insertInto('contacts').values(rows).execute();
    const { messages } = await agenda();
    expect(messages).toHaveLength(50);
    expect(messages.map(({ id }) => id)).toEqual(
      rows
        .map(({ id }) => id)
        .reverse()
        .slice(0, 50),
    );
    expect(messages[0]).toMatchObject({ name: 'Ada Ruiz', email: 'ada@example.com', subject: 'Website' });
  });
});

describe('the drafts of the agenda', () => {
  async function write(key: string, post_id: number | null, title: string, saved_at: string) {
    const draft = { based_on: null, revision: 1, window_id: 'w', device: 'Firefox', words: 2, form: '{}' };
    await test.app.context.db
      .insertInto('post_drafts')
      .values({ ...draft, key, post_id, title, saved_at })
      .execute();
  }

  it('are posts that are drafts and what was not saved as a post, each once, the latest first', async () => {
    const { app, token } = test;
    const one = await createPost(app, token, { title: 'One', status: 'draft' });
    clock.set('2026-03-02T18:00:00.000Z');
    const two = await createPost(app, token, { title: 'Two', status: 'draft' });
    const open = await createPost(app, token, { title: 'Open', status: 'published' });
    await write(`post-${one}`, one, 'One, changed', '2026-03-02T19:00:00.000Z');
    await write('new', null, '', '2026-03-02T17:30:00.000Z');
    await write(`post-${open}`, open, 'Open, changed', '2026-03-02T17:40:00.000Z');
    expect(await agenda()).toMatchObject({
      draft_count: 4,
      drafts: [
        { post_id: one, key: `post-${one}`, title: 'One, changed', saved_at: '2026-03-02T19:00:00.000Z' },
        { post_id: two, key: null, title: 'Two', saved_at: '2026-03-02T18:00:00.000Z' },
        { post_id: open, key: `post-${open}`, title: 'Open, changed' },
        { post_id: null, key: 'new', title: '' },
      ],
    });
  });

  it('are at most five, and all are counted', async () => {
    for (let post = 1; post <= 8; post += 1)
      await createPost(test.app, test.token, { title: `Draft ${post}`, status: 'draft' });
    const { drafts, draft_count } = await agenda();
    expect(drafts).toHaveLength(5);
    expect(draft_count).toBe(8);
  });
});

describe('the newsletters of the agenda', () => {
  it('are those of seven days, of posts when those are read, the first at the top', async () => {
    const { app, token } = test;
    const { db } = app.context;
    await db.deleteFrom('campaigns').execute();
    const draft = await createPost(app, token, { title: 'Draft', status: 'draft' });
    const post = await createPost(app, token, { title: 'Post', status: 'published' });
    await db
      .updateTable('posts')
      .set({ published_at: '2026-03-05T17:00:00.000Z' })
      .where('id', '=', post)
      .execute();
    const campaign = { content: 'Words', cta_text: '', cta_url: '', created_at: MONDAY };
    const scheduled = { ...campaign, state: 'scheduled' as const, begun_at: null };
    await db
      .insertInto('campaigns')
      .values([
        { ...scheduled, subject: 'Sunday', send_at: '2026-03-08T17:00:00.000Z' },
        { ...scheduled, subject: 'In a week', send_at: '2026-03-09T17:00:00.000Z' },
        { ...scheduled, subject: 'Of a post', send_at: '2026-03-03T17:00:00.000Z', post_id: post },
        { ...scheduled, subject: 'Of a draft', send_at: '2026-03-03T17:00:00.000Z', post_id: draft },
        { ...scheduled, subject: 'Tuesday', send_at: '2026-03-03T17:00:00.000Z' },
        { ...campaign, subject: 'Sent', state: 'sending', begun_at: MONDAY, send_at: null },
      ])
      .execute();
    expect((await agenda()).newsletters).toEqual(
      [
        ['Tuesday', '2026-03-03T17:00:00.000Z'],
        ['Of a post', '2026-03-05T17:00:00.000Z'],
        ['Sunday', '2026-03-08T17:00:00.000Z'],
      ].map(([subject, goes_at]) => ({ id: expect.any(Number) as number, subject, goes_at })),
    );
    await db.deleteFrom('campaigns').execute();
  });
});

describe('the emails of the agenda', () => {
  it('are those that are due or are tried again', async () => {
    const { db } = test.app.context;
    const mail = {
      content: '{}',
      kind: 'receipt' as const,
      recipient: 'ada@example.com',
      priority: 1,
      created_at: MONDAY,
    };
    await db
      .insertInto('outbox')
      .values([
        {
          ...mail,
          message_id: '1@x',
          due_at: '2026-03-02T17:10:00.000Z',
          status: 'waiting',
          reason: '451 later',
        },
        { ...mail, message_id: '2@x', due_at: '2026-03-05T17:00:00.000Z', status: 'waiting', reason: null },
        { ...mail, message_id: '3@x', due_at: MONDAY, status: 'sent', reason: null },
      ])
      .execute();
    expect((await agenda()).waiting_emails).toBe(1);
  });
});

describe('the calendars of the agenda', () => {
  const READ = '2026-03-02T15:00:00.000Z';
  const calendar = {
    host: 'cloud.example.com',
    name: 'Work',
    sealed: 'x',
    signs_in: 0,
    unreadable: 0,
    read_at: READ,
    due_at: '2099-01-01T00:00:00.000Z',
  };
  const failing = {
    ...calendar,
    failing_since: '2026-03-02T16:00:00.000Z',
    problem: 'no-answer',
    failures: 3,
  };

  it('are those that can not be read, with why, and whether what was read still counts', async () => {
    const { db } = test.app.context;
    await db.insertInto('busy_calendars').values(calendar).execute();
    expect((await agenda()).failing_calendars).toEqual([]);
    await db
      .insertInto('busy_calendars')
      .values([failing, { ...failing, name: '', read_at: '2026-02-01T15:00:00.000Z' }])
      .execute();
    const told = {
      id: expect.any(Number) as number,
      host: 'cloud.example.com',
      name: 'Work',
      read_at: READ,
      counts: true,
      failing_since: '2026-03-02T16:00:00.000Z',
      problem: 'The server there does not answer.',
    };
    expect((await agenda()).failing_calendars).toEqual([
      told,
      { ...told, name: '', read_at: '2026-02-01T15:00:00.000Z', counts: false },
    ]);
    await db.deleteFrom('busy_calendars').execute();
  });
});
