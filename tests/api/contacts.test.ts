import { describe, expect, it } from 'vitest';
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
