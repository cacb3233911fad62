import { describe, expect, it } from 'vitest';
import type { Snippet } from '#shared/contract/snippets.ts';
import { LIMITS } from '#shared/limits.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { useTestApp } from '#tests/support/test-app.ts';

describe('snippets.php', () => {
  const test = useTestApp();
  const save = (json: object) => test.app.api('POST', 'snippets.php', { json, bearer: test.token });
  const list = async () => {
    const answer = await test.app.api('GET', 'snippets.php', { bearer: test.token });
    return answer.json.snippets as Snippet[];
  };

  it('keeps texts by name, changes and deletes them', async () => {
    expectSuccess(await save({ name: 'prices', body: 'They stand on the page.\nAll of them.' }));
    const answer = await save({ name: 'Greeting', body: 'Hello {first name},' });
    expectSuccess(answer);
    expect(answer.json.snippets).toEqual(await list());
    const [greeting, prices] = await list();
    expect([greeting!.name, prices!.name]).toEqual(['Greeting', 'prices']);
    expectSuccess(await save({ ...greeting, body: 'Good morning {first name},' }));
    expect((await list())[0]).toEqual({ ...greeting, body: 'Good morning {first name},' });
    for (let time = 1; time <= 2; time += 1) {
      expectSuccess(await test.app.api('DELETE', `snippets.php?id=${prices!.id}`, { bearer: test.token }));
    }
    expect((await list()).map(({ name }) => name)).toEqual(['Greeting']);
    expectRefusal(await save({ ...prices }), 404);
  });

  it('needs a text, and a name that no other has, whatever its capitals', async () => {
    expectRefusal(await save({ name: 'GREETING', body: 'Hello' }), 409, 'name');
    expectRefusal(await save({ name: ' ', body: 'Hello' }), 422, 'name');
    expectRefusal(await save({ name: 'Two', body: '' }), 422, 'body');
    expectRefusal(await save({ name: 'n'.repeat(LIMITS.snippetName + 1), body: 'Hello' }), 422, 'name');
    expectRefusal(await save({ name: 'Two', body: 'x'.repeat(LIMITS.snippetBody + 1) }), 422, 'body');
  });
});
