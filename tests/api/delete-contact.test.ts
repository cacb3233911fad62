import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { messageInput } from '#tests/support/factories.ts';
import { listContacts } from '#tests/support/reading.ts';
import { useTestApp } from '#tests/support/test-app.ts';

describe('delete-contact.php', () => {
  const test = useTestApp();
  const remove = (query: string) =>
    test.app.api('DELETE', `delete-contact.php${query}`, { bearer: test.token });

  it('[7.10.04] deletes that message and no other', async () => {
    for (const name of ['Kept', 'Gone']) {
      await test.app.api('POST', 'contact-form.php', { json: messageInput({ name }) });
    }
    const gone = (await listContacts(test.app, test.token)).contacts[0]!;
    const answer = await remove(`?id=${gone.id}`);
    expectSuccess(answer);
    expect(answer.json).toEqual({ success: true });
    const names = (await listContacts(test.app, test.token)).contacts.map((contact) => contact.name);
    expect(names).toEqual(['Kept']);
    expectRefusal(await remove(`?id=${gone.id}`), 404);
  });
});
