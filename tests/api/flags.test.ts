import { describe, expect, it } from 'vitest';
import type { FlagChange, FlagsAnswer } from '#shared/contract/flags.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

const at = (minute: number) => `2026-11-24T09:${String(minute).padStart(2, '0')}:00.000Z`;
const ada = { name: 'Ada', email: '', bio: '', role: 'Author', status: 'active', created_at: '' };
const flag = (key: string, minute: number, changes: Partial<FlagChange> = {}): FlagChange => ({
  ...{ key, value: true, changed_at: at(minute), is_new: false },
  ...changes,
});

describe('[K21] flags and authors', () => {
  const test = useTestApp({ clock: settableClock('2026-11-24T10:00:00Z') });
  const choose = (choice: string) =>
    test.app.api('PUT', 'flags.php', { json: { choice }, bearer: test.token });
  const send = (changes: FlagChange[], since = 0) =>
    test.app.api('POST', 'flags.php', { json: { since, changes }, bearer: test.token });
  async function keep(changes: FlagChange[], since = 0): Promise<FlagsAnswer> {
    const answer = await send(changes, since);
    expectSuccess(answer);
    return answer.json as unknown as FlagsAnswer;
  }
  async function read(since = 0): Promise<FlagsAnswer> {
    const answer = await test.app.api('GET', `flags.php?since=${since}`, { bearer: test.token });
    expectSuccess(answer);
    return answer.json as unknown as FlagsAnswer;
  }
  const valueOf = async (key: string) => (await read()).flags.find((kept) => kept.key === key)?.value;

  it('are not kept before the owner chooses so, nor when she refuses', async () => {
    expect(await read()).toEqual({ success: true, choice: 'unasked', revision: 0, flags: [], more: false });
    expectRefusal(await send([flag('message 1', 1)]), 409);
    expectSuccess(await choose('refused'));
    expect((await read()).choice).toBe('refused');
    expectRefusal(await send([flag('message 1', 1)]), 409);
    expectRefusal(await choose('perhaps'), 422, 'choice');
    expectSuccess(await choose('kept'));
    expect((await read()).choice).toBe('kept');
  });

  it('are told to other browsers from where they were', async () => {
    const first = await keep([flag('message 4', 1), flag('author 2', 2, { value: ada })]);
    expect(first.flags).toEqual([
      { key: 'message 4', value: true, changed_at: at(1) },
      { key: 'author 2', value: ada, changed_at: at(2) },
    ]);
    const second = await keep([flag('consultation 3', 3)], first.revision);
    expect(second.flags.map(({ key }) => key)).toEqual(['consultation 3']);
    expect((await read(second.revision)).flags).toEqual([]);
  });

  it('keep the later change of each, in whatever order they come', async () => {
    await keep([flag('message 5', 10, { value: null })]);
    await keep([flag('message 5', 9)]);
    expect(await valueOf('message 5')).toBeNull();
    await keep([flag('message 5', 11)]);
    expect(await valueOf('message 5')).toBe(true);
  });

  it('of the same moment are the same whoever comes first', async () => {
    const [one, other] = [
      { ...ada, name: 'One' },
      { ...ada, name: 'Other' },
    ];
    await keep([flag('author 8', 1, { value: one })]);
    await keep([flag('author 8', 1, { value: other })]);
    await keep([flag('author 9', 1, { value: other })]);
    await keep([flag('author 9', 1, { value: one })]);
    expect(await valueOf('author 8')).toEqual(await valueOf('author 9'));
  });

  it('made in one browser take the place of none made in another', async () => {
    await keep([flag('author 12', 5, { value: ada, is_new: true })]);
    const { flags } = await keep([flag('author 12', 6, { value: { ...ada, name: 'Bo' }, is_new: true })]);
    expect(flags.find(({ key }) => key === 'author 12')?.value).toEqual(ada);
  });

  it('win nothing by a clock that is ahead', async () => {
    await keep([flag('message 20', 1, { changed_at: '2030-01-01T00:00:00.000Z' })]);
    const kept = (await read()).flags.find(({ key }) => key === 'message 20');
    expect(kept?.changed_at).toBe('2026-11-24T10:00:00.000Z');
  });

  it('come complete from many browsers at once', async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `message ${100 + index}`);
    await Promise.all(keys.map((key) => keep([flag(key, 1), flag('message 99', 1)])));
    const { flags } = await read();
    const kept = flags.map(({ key }) => key);
    expect(kept).toEqual(expect.arrayContaining([...keys, 'message 99']));
    expect(new Set(kept).size).toBe(kept.length);
  });

  it('come in parts where there are many', async () => {
    const { revision } = await read();
    const keys = (from: number) =>
      Array.from({ length: 400 }, (_, index) => flag(`message ${from + index}`, 1));
    await keep(keys(1_000));
    await keep(keys(2_000));
    const first = await read(revision);
    expect([first.flags.length, first.more]).toEqual([500, true]);
    const second = await read(first.revision);
    expect([second.flags.length, second.more]).toEqual([300, false]);
  });

  it('of another account are its own', async () => {
    const guest = { email: 'guest@example.com', password: 'another long password', name: 'Guest' };
    await test.app.context.sessions.saveAccount(guest);
    const bearer = (await test.app.api('POST', 'login-clean.php', { json: guest })).json.token as string;
    await test.app.api('PUT', 'flags.php', { json: { choice: 'kept' }, bearer });
    const theirs = await test.app.api('GET', 'flags.php?since=0', { bearer });
    expect(theirs.json.flags).toEqual([]);
  });

  it.each([
    ['a key of something else', { key: 'post 1' }],
    ['a value of something else', { value: 'yes' }],
    ['a day instead of a moment', { changed_at: '2026-11-24' }],
  ])('refuse %s', async (_what, changes) => {
    const json = { since: 0, changes: [{ ...flag('message 1', 1), ...changes }] };
    expectRefusal(await test.app.api('POST', 'flags.php', { json, bearer: test.token }), 422, 'changes');
  });
});
