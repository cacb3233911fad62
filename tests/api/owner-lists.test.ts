import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import { projectTypes } from '#content/home.ts';
import { SLOTS } from '#tests/support/profile-slots.ts';
import { writeIds } from '#shared/id-ranges.ts';
import { slotTo24Hours } from '#shared/time-of-day.ts';
import { NOW, slot } from '#tests/support/consultations.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { listConsultations, listContacts, listSubscribers } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

const TODAY = '2026-03-04';
const test = useTestApp({ clock: settableClock(NOW) });

async function fillConsultations() {
  const { db } = test.app.context;
  await db.deleteFrom('consultations').execute();
  const make = (uid: string, day: number, time: string, changes: Record<string, unknown> = {}) => ({
    uid,
    name: `Client ${uid}`,
    email: `${uid}@example.com`,
    phone: '',
    message: '',
    consultation_date: addDays(TODAY, day),
    consultation_time: time,
    suspected_spam: 0,
    created_at: NOW,
    status: 'pending',
    ...changes,
  });
  const late = SLOTS.at(-1)!;
  await db
    .insertInto('consultations')
    .values([
      make('b', 1, late),
      make('A', 1, slot(1), { message: 'About 100% of quinces', status: 'confirmed' }),
      make('c', 8, slot(2)),
      make('d', -3, slot(1)),
      make('e', -1, slot(3), { status: 'completed' }),
      make('f', 2, slot(1), { status: 'cancelled' }),
      make('g', 3, slot(1), { suspected_spam: 1 }),
    ])
    .execute();
}

async function consultations(query: string) {
  const list = await listConsultations(test.app, test.token, query);
  expect(list.pagination.total).toBeGreaterThanOrEqual(list.consultations.length);
  return { ...list, names: list.consultations.map(({ name }) => name.replace('Client ', '')) };
}

describe('the list of consultations', () => {
  it('is as it was without a view: all, newest first', async () => {
    await fillConsultations();
    const { names, counts, pagination } = await consultations('');
    expect(names).toEqual(['g', 'f', 'e', 'd', 'c', 'A', 'b']);
    expect([counts, pagination.per_page]).toEqual([undefined, 500]);
  });

  it.each([
    ['upcoming', ['A', 'b', 'c']],
    ['past', ['e', 'd']],
    ['cancelled', ['f']],
    ['all', ['c', 'f', 'b', 'A', 'e', 'd']],
    ['spam', ['g']],
    ['pending', ['b', 'c', 'd']],
  ])('has those that are %s, what is ahead soonest first', async (view, expected) => {
    await fillConsultations();
    const { names, counts } = await consultations(`?view=${view}`);
    expect(names).toEqual(expected);
    expect(counts).toEqual({ upcoming: 3, pending: 3, past: 2, cancelled: 1, all: 6, spam: 1 });
  });

  it('is ordered by the time of day, not by how it is written', async () => {
    const { db } = test.app.context;
    await db.deleteFrom('consultations').execute();
    for (const [index, time] of [...SLOTS].reverse().entries()) {
      await db
        .insertInto('consultations')
        .values({
          ...{ uid: `u${index}`, name: time, email: 'a@example.com', phone: '', message: '' },
          ...{ suspected_spam: 0, created_at: NOW },
          ...{ consultation_date: addDays(TODAY, 1), consultation_time: time },
        })
        .execute();
    }
    const { names } = await consultations('?view=upcoming');
    expect(names).toEqual([...SLOTS].sort((a, b) => (slotTo24Hours(a) < slotTo24Hours(b) ? -1 : 1)));
    expect((await consultations('?view=upcoming&sort=-time')).names).toEqual([...names].reverse());
  });

  it('is ordered by name, page by page, and narrowed by words and days', async () => {
    await fillConsultations();
    expect((await consultations('?view=all&sort=name')).names).toEqual(['A', 'b', 'c', 'd', 'e', 'f']);
    expect((await consultations('?view=all&sort=-name')).names).toEqual(['f', 'e', 'd', 'c', 'b', 'A']);
    const second = await consultations('?view=all&sort=name&limit=2&page=2');
    expect([second.names, second.pagination]).toEqual([
      ['c', 'd'],
      { current_page: 2, total: 6, total_pages: 3, per_page: 2 },
    ]);
    expect((await consultations('?view=all&search=QUINCES')).names).toEqual(['A']);
    expect((await consultations('?view=all&search=100%25+quinces')).names).toEqual(['A']);
    expect((await consultations('?view=past&search=quinces')).names).toEqual([]);
    expect((await consultations('?view=all&search=mar+5')).names).toEqual(['b', 'A']);
    expect((await consultations('?view=all&search=5+march+2026')).names).toEqual(['b', 'A']);
    expect((await consultations('?view=upcoming&search=tomorrow')).names).toEqual(['A', 'b']);
    await test.app.context.db
      .updateTable('consultations')
      .set({ message: 'Rather on Mar 5?' })
      .where('uid', '=', 'c')
      .execute();
    expect((await consultations('?view=all&search=mar+5&sort=name')).names).toEqual(['A', 'b', 'c']);
    const week = `&from=${addDays(TODAY, 1)}&to=${addDays(TODAY, 2)}`;
    expect((await consultations(`?view=all&sort=time${week}`)).names).toEqual(['A', 'b', 'f']);
    expectRefusal(
      await test.app.api('GET', 'consultations.php?view=all&from=soon', { bearer: test.token }),
      422,
      'from',
    );
  });
});

describe('what awaits the owner in it', () => {
  it('is said with a view: all that are pending, and those that were declined and are ahead', async () => {
    await fillConsultations();
    const { db } = test.app.context;
    await db
      .updateTable('consultations')
      .set({ declined_at: NOW })
      .where('uid', 'in', ['A', 'd', 'f', 'g'])
      .execute();
    const { consultations: all } = await consultations('?view=all');
    const idsOf = (...names: string[]) =>
      writeIds(all.filter(({ name }) => names.includes(name.replace('Client ', ''))).map(({ id }) => id));
    const { waiting } = await consultations('?view=past&limit=1');
    expect(waiting).toEqual({ pending: idsOf('b', 'c', 'd'), declined: idsOf('A') });
    expect((await consultations('')).waiting).toBeUndefined();
  });
});

describe('the list of messages', () => {
  async function fill() {
    const { db } = test.app.context;
    await db.deleteFrom('contacts').execute();
    const rows = [
      ['Ada', { created_at: '2026-02-02T16:00:00.000Z' }],
      ['Bo', { created_at: '2026-02-02T16:00:00.000Z', status: 'read' }],
      ['Cy', { created_at: '2026-02-02T16:00:00.000Z', answered_at: NOW }],
      ['Di', { suspected_spam: 1 }],
      ['Ed', { message: 'About 100% of quinces', phone: '+351 555' }],
      ['Flo', { subject: projectTypes[0].value }],
    ] as const;
    for (const [name, changes] of rows) {
      await db
        .insertInto('contacts')
        .values({
          ...{ name, email: `${name}@example.com`, phone: '', subject: 'Hello', message: 'A page, please.' },
          ...{ suspected_spam: 0, created_at: NOW, ...changes },
        })
        .execute();
    }
  }

  async function messages(query: string) {
    const list = await listContacts(test.app, test.token, query);
    const idOf = new Map(list.contacts.map(({ name, id }) => [name, id]));
    return { ...list, names: list.contacts.map(({ name }) => name), idOf };
  }

  it('is as it was without a view: all, newest first', async () => {
    await fill();
    const { names, counts, waiting, pagination } = await messages('');
    expect(names).toEqual(['Flo', 'Ed', 'Di', 'Cy', 'Bo', 'Ada']);
    expect([counts, waiting, pagination.per_page]).toEqual([undefined, undefined, 500]);
  });

  it('has an inbox, what is new in it, and suspected spam apart, page by page', async () => {
    await fill();
    const { idOf } = await messages('');
    const idsOf = (...names: string[]) => writeIds(names.map((name) => idOf.get(name) ?? 0));
    const inbox = await messages('?view=inbox&limit=2&page=2');
    expect([inbox.names, inbox.pagination]).toEqual([
      ['Cy', 'Bo'],
      { current_page: 2, total: 5, total_pages: 3, per_page: 2 },
    ]);
    expect(inbox.counts).toEqual({ inbox: 5, open: 4, new: 3, answered: 1, spam: 1 });
    expect(inbox.can_reply).toBe(true);
    expect(inbox.waiting).toEqual({
      unread: idsOf('Ada', 'Ed', 'Flo'),
      open: idsOf('Ada', 'Ed', 'Flo'),
      overdue: idsOf('Ada'),
    });
    expect((await messages('?view=new')).names).toEqual(['Flo', 'Ed', 'Ada']);
    expect((await messages('?view=spam')).names).toEqual(['Di']);
  });

  it('comes by what each message needs, without what is answered where that is not asked for', async () => {
    await fill();
    const { db } = test.app.context;
    const { idOf } = await messages('');
    await db.deleteFrom('replies').execute();
    const answer = async (name: string, id: number, status: 'waiting' | 'sent' | 'failed') => {
      const contact_id = idOf.get(name) ?? 0;
      await db.updateTable('contacts').set({ answered_at: NOW }).where('id', '=', contact_id).execute();
      await db
        .insertInto('replies')
        .values({
          ...{ contact_id, body: 'Gladly.', status, reason: null, created_at: NOW, due_at: NOW },
          ...{ finished_at: NOW, request_key: `need-${id}`, message_id: `<need-${id}@example.com>` },
        })
        .execute();
    };
    await answer('Cy', 1, 'failed');
    await answer('Cy', 2, 'sent');
    await answer('Bo', 3, 'failed');
    const open = await messages('?view=open&sort=need');
    expect(open.names).toEqual(['Ada', 'Bo', 'Ed', 'Flo']);
    expect([open.pagination.total, open.counts]).toEqual([
      4,
      { inbox: 5, open: 4, new: 3, answered: 1, spam: 1 },
    ]);
    expect((await messages('?view=inbox&sort=need')).names).toEqual(['Ada', 'Bo', 'Ed', 'Flo', 'Cy']);
    expect((await messages('?view=inbox&sort=need&limit=2&page=2')).names).toEqual(['Ed', 'Flo']);
    expect((await messages('?view=answered')).names).toEqual(['Cy']);
    expect((await messages('?view=done')).names).toEqual(['Cy']);
    expect((await messages('?view=open')).names).toEqual(['Flo', 'Ed', 'Bo', 'Ada']);
    // What can be taken back is not out yet.
    await answer('Ed', 4, 'waiting');
    const { names, counts } = await messages('?view=open');
    expect([names, counts?.open]).toEqual([['Flo', 'Ed', 'Bo', 'Ada'], 3]);
  });

  it('has what is answered by when it was, last first, page by page', async () => {
    await fill();
    const { db } = test.app.context;
    for (const [name, answered_at] of [
      ['Flo', '2026-03-01T10:00:00.000Z'],
      ['Ada', '2026-03-03T10:00:00.000Z'],
      ['Ed', '2026-03-02T10:00:00.000Z'],
    ] as const)
      await db.updateTable('contacts').set({ answered_at }).where('name', '=', name).execute();
    await db.updateTable('contacts').set({ answered_at: null }).where('name', '=', 'Cy').execute();
    expect((await messages('?view=answered')).names).toEqual(['Ada', 'Ed', 'Flo']);
    expect((await messages('?view=answered&limit=2&page=2')).names).toEqual(['Flo']);
    expect((await messages('?view=inbox')).names).toEqual(['Flo', 'Ed', 'Cy', 'Bo', 'Ada']);
  });

  it('is narrowed to some, and by words, also by those of a subject', async () => {
    await fill();
    const { idOf } = await messages('');
    const ids = writeIds([idOf.get('Ada')!, idOf.get('Di')!]);
    expect((await messages(`?ids=${ids}`)).names).toEqual(['Di', 'Ada']);
    expect((await messages(`?view=inbox&ids=${ids}`)).names).toEqual(['Ada']);
    expect((await messages('?view=inbox&ids=')).names).toEqual([]);
    expect((await messages('?view=inbox&search=QUINCES+100%25')).names).toEqual(['Ed']);
    expect((await messages('?view=inbox&search=%2B351')).names).toEqual(['Ed']);
    const subject = encodeURIComponent(projectTypes[0].label.toUpperCase());
    expect((await messages(`?view=inbox&search=${subject}`)).names).toEqual(['Flo']);
    expect((await messages('?view=spam&search=quinces')).names).toEqual([]);
    expect((await messages('?view=inbox&search=2+feb')).names).toEqual(['Cy', 'Bo', 'Ada']);
    expect((await messages('?view=inbox&search=today')).names).toEqual(['Flo', 'Ed']);
  });

  it.each(['1,', '5-1', 'all', '1-501'])('refuses the ids %j', async (ids) => {
    const answer = await test.app.api('GET', `contacts.php?ids=${ids}`, { bearer: test.token });
    expectRefusal(answer, 422, 'ids');
  });
});

describe('the list of subscribers', () => {
  async function fill() {
    const { db } = test.app.context;
    await db.deleteFrom('subscribers').execute();
    const rows = [
      ['b@example.com', 'active', 1, 0],
      ['A@example.com', 'bounced', 3, 0],
      ['c@example.org', 'active', 2, 0],
      ['d@example.com', 'unsubscribed', 4, 0],
      ['spam@example.com', 'active', 5, 1],
    ] as const;
    for (const [email, status, day, suspected_spam] of rows) {
      await db
        .insertInto('subscribers')
        .values({ email, status, suspected_spam, subscribed_at: `2026-03-0${day}T12:00:00.000Z` })
        .execute();
    }
  }
  async function subscribers(query: string) {
    const list = await listSubscribers(test.app, test.token, query);
    return { ...list, names: list.subscribers.map(({ email }) => email.charAt(0)) };
  }

  it('is as it was without a view', async () => {
    await fill();
    const { names, counts } = await subscribers('');
    expect([names, counts]).toEqual([['s', 'd', 'c', 'A', 'b'], undefined]);
  });

  it.each([
    ['', ['d', 'A', 'c', 'b']],
    ['&sort=date', ['b', 'c', 'A', 'd']],
    ['&sort=email', ['A', 'b', 'c', 'd']],
    ['&sort=-email', ['d', 'c', 'b', 'A']],
    ['&sort=status', ['b', 'c', 'A', 'd']],
    ['&sort=odd', ['d', 'A', 'c', 'b']],
    ['&search=EXAMPLE.ORG', ['c']],
    ['&search=bounced', ['A']],
    ['&search=example_com', []],
    ['&search=2+mar', ['c']],
    ['&search=mar+3,+2026', ['A']],
    ['&search=yesterday', ['A']],
    ['&limit=2&page=2', ['c', 'b']],
  ])('has the genuine ones by %j', async (query, expected) => {
    await fill();
    const { names, counts } = await subscribers(`?view=listed${query}`);
    expect(names).toEqual(expected);
    const statuses = { active: 2, pending: 0, unsubscribed: 1, bounced: 1 };
    expect(counts).toEqual({ listed: 4, ...statuses, spam: 1 });
  });

  it('keeps suspected spam apart', async () => {
    await fill();
    expect((await subscribers('?view=spam')).names).toEqual(['s']);
  });

  it.each([
    ['active', ['c', 'b']],
    ['pending', []],
    ['unsubscribed', ['d']],
    ['bounced', ['A']],
  ])('has those alone that are %s, without suspected spam', async (view, expected) => {
    await fill();
    const { names, pagination } = await subscribers(`?view=${view}`);
    expect([names, pagination.total]).toEqual([expected, expected.length]);
  });
});

describe('the list of campaigns', () => {
  it('is ordered by date, subject or state', async () => {
    const { db } = test.app.context;
    const campaign = { content: 'Words', cta_text: '', cta_url: '', created_at: NOW };
    for (const [subject, state] of [
      ['beta', 'sending'],
      ['Alpha', 'paused'],
      ['gamma', 'cancelled'],
    ] as const) {
      await db
        .insertInto('campaigns')
        .values({ ...campaign, subject, state })
        .execute();
    }
    const subjects = async (query: string) => {
      const { json } = await test.app.api('GET', `campaigns.php${query}`, { bearer: test.token });
      return (json.campaigns as { subject: string }[]).map(({ subject }) => subject);
    };
    expect(await subjects('')).toEqual(['gamma', 'Alpha', 'beta']);
    expect(await subjects('?sort=date')).toEqual(['beta', 'Alpha', 'gamma']);
    expect(await subjects('?sort=subject')).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await subjects('?sort=-subject')).toEqual(['gamma', 'beta', 'Alpha']);
    expect(await subjects('?sort=state')).toEqual(['gamma', 'Alpha', 'beta']);
  });
});
