import { describe, expect, it } from 'vitest';
import type { Agenda } from '#shared/contract/overview.ts';
import { messageInput } from '#tests/support/factories.ts';
import { listContacts } from '#tests/support/reading.ts';
import { type TestApp, useTestApp } from '#tests/support/test-app.ts';

async function receive(app: TestApp, ...names: string[]): Promise<void> {
  for (const name of names) await app.api('POST', 'contact-form.php', { json: messageInput({ name }) });
}

describe('contacts.php', () => {
  const test = useTestApp();

  it('[7.10.02] [3.7.03] gives all messages, newest first', async () => {
    await receive(test.app, 'One', 'Two', 'Three');
    const { success, contacts, pagination } = await listContacts(test.app, test.token);
    expect(success).toBe(true);
    expect(contacts.map((contact) => contact.name)).toEqual(['Three', 'Two', 'One']);
    expect(pagination).toEqual({ current_page: 1, total: 3, total_pages: 1, per_page: 500 });
  });
});

describe('a message that needs no answer', () => {
  const test = useTestApp();
  const settle = (json: unknown) => test.app.api('PUT', 'contacts.php', { json, bearer: test.token });
  const inView = async (view: string) => {
    const { contacts, counts, waiting } = await listContacts(test.app, test.token, `?view=${view}&sort=need`);
    return { names: contacts.map(({ name }) => name), counts, unread: waiting?.unread };
  };
  const agenda = async () => {
    const { json } = await test.app.api('GET', 'agenda.php', { bearer: test.token });
    return (json as unknown as Agenda).messages.map(({ name }) => name);
  };

  it('waits for none until it wants one again, on the overview, too', async () => {
    await receive(test.app, 'One', 'Two', 'Three');
    const ids = (await listContacts(test.app, test.token)).contacts.map(({ id }) => id);
    const [, two, one] = ids as [number, number, number];
    const { json } = await settle({ ids: [one, two, 999], settled: true });
    expect(json).toMatchObject({ done: [one, two], failed: [{ id: 999 }] });
    expect((await inView('open')).names).toEqual(['Three']);
    expect(await inView('inbox')).toMatchObject({
      names: ['Three', 'Two', 'One'],
      counts: { open: 1, new: 1 },
    });
    expect((await inView('new')).names).toEqual(['Three']);
    expect(await agenda()).toEqual(['Three']);
    const settled = (await listContacts(test.app, test.token)).contacts.find(({ id }) => id === two);
    expect(settled).toMatchObject({
      status: 'read',
      answered_at: null,
      settled_at: expect.any(String) as string,
    });
    await settle({ ids: [two], settled: false });
    expect((await inView('open')).names).toEqual(['Two', 'Three']);
    expect(await agenda()).toEqual(['Three', 'Two']);
  });

  it('is so once it comes back from the trash', async () => {
    const id = (await listContacts(test.app, test.token)).contacts.find(({ name }) => name === 'One')!.id;
    await test.app.api('DELETE', `delete-contact.php?id=${id}`, { bearer: test.token });
    await test.app.api('POST', 'trash.php', { json: { kind: 'message', ids: [id] }, bearer: test.token });
    expect((await inView('open')).names).not.toContain('One');
    expect((await inView('inbox')).names).toContain('One');
  });

  it('refuses what says neither', async () => {
    expect((await settle({ ids: [1] })).status).toBe(422);
    expect((await settle({ ids: [], settled: true })).status).toBe(422);
  });
});

describe('what is spam', () => {
  const test = useTestApp();
  const judge = (json: unknown) =>
    test.app.api('PUT', 'suspected-contacts.php', { json, bearer: test.token });
  const inView = async (view: string) =>
    (await listContacts(test.app, test.token, `?view=${view}`)).contacts.map(({ name }) => name);

  it('is what the owner says, whatever was suspected', async () => {
    const honeypot = messageInput({ name: 'Suspected', website: 'https://spam.example' });
    await test.app.api('POST', 'contact-form.php', { json: honeypot });
    await receive(test.app, 'Welcome');
    expect(await inView('spam')).toEqual(['Suspected']);
    const [welcome, suspected] = (await listContacts(test.app, test.token)).contacts.map(({ id }) => id);
    const { json } = await judge({ ids: [suspected, 999], spam: false });
    expect(json).toMatchObject({ done: [suspected], failed: [{ id: 999 }] });
    expect(await inView('new')).toEqual(['Welcome', 'Suspected']);
    await judge({ ids: [welcome], spam: true });
    expect(await inView('spam')).toEqual(['Welcome']);
    const { counts, waiting } = await listContacts(test.app, test.token, '?view=inbox');
    expect(counts).toMatchObject({ inbox: 1, open: 1, spam: 1 });
    expect(waiting?.unread).toBe(String(suspected));
  });

  it('is told from others in the trash by its text, and asked for by its id', async () => {
    const { id, message, created_at } = (await listContacts(test.app, test.token)).contacts[0]!;
    await test.app.api('DELETE', `delete-contact.php?id=${id}`, { bearer: test.token });
    const trash = async (row: number) =>
      (await test.app.api('GET', `trash.php?kind=message&row=${row}`, { bearer: test.token })).json.trash;
    expect(await trash(id)).toMatchObject([{ row: id, message: { text: message, created_at } }]);
    expect(await trash(999)).toEqual([]);
  });

  it('refuses what says neither', async () => {
    expect((await judge({ ids: [1] })).status).toBe(422);
  });
});

describe('the search of contacts.php', () => {
  const test = useTestApp();

  it('finds a telephone number however it is written', async () => {
    await test.app.api('POST', 'contact-form.php', { json: messageInput({ phone: '(520) 555-0123' }) });
    for (const typed of ['5205550123', '5550123', '%2B1%20520%20555%200123', '520-555-0123']) {
      const { contacts } = await listContacts(test.app, test.token, `?view=inbox&search=${typed}`);
      expect(contacts, typed).toHaveLength(1);
    }
    const { contacts } = await listContacts(test.app, test.token, '?view=inbox&search=5550199');
    expect(contacts).toEqual([]);
  });
});

describe('contacts.php, page by page', () => {
  const test = useTestApp();

  it('gives each page its part', async () => {
    await receive(test.app, 'One', 'Two', 'Three');
    const { contacts, pagination } = await listContacts(test.app, test.token, '?page=2&limit=2');
    expect(contacts.map((contact) => contact.name)).toEqual(['One']);
    expect(pagination).toEqual({ current_page: 2, total: 3, total_pages: 2, per_page: 2 });
  });

  it('never gives more than 500 in one answer', async () => {
    const { pagination } = await listContacts(test.app, test.token, '?limit=100000');
    expect(pagination.per_page).toBe(500);
  });
});
