import { beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { createPost } from '#tests/support/factories.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';
import { writingCalls } from '#tests/support/writing.ts';

const clock = settableClock('2026-03-01T12:00:00.000Z');
const test = useTestApp({ clock });
const { call, saveDraft, readDraft, listDrafts, watch, trash, deleteForGood, restore } = writingCalls(test);

beforeEach(() => clock.set('2026-03-01T12:00:00.000Z'));

describe('a draft', () => {
  it('is kept as it was written, whatever is missing or half done', async () => {
    const form = {
      title: '  Half a ti',
      slug: '-',
      content: '<p>One two  three</p><p>four</p>',
      category_id: null,
      tags: ['', 'one '],
      read_time: '',
      published_at: '2026-03-0',
      meta_title: 'x'.repeat(400),
    };
    const answer = await saveDraft({ key: 'half', form });
    expect(answer.json).toEqual({ success: true, revision: 1, saved_at: '2026-03-01T12:00:00.000Z' });
    expect(await readDraft('half')).toEqual({
      key: 'half',
      post_id: null,
      title: '  Half a ti',
      beginning: '',
      category_id: null,
      author_id: null,
      words: 4,
      saved_at: '2026-03-01T12:00:00.000Z',
      device: 'Firefox on Linux',
      form,
      based_on: null,
      revision: 1,
      window: 'w1',
    });
  });

  it('keeps every character, and an empty form', async () => {
    const form = { title: 'a\0b \ud800 👩‍👩‍👧‍👦 \u202e', content: '<p>\0</p>' };
    expectSuccess(await saveDraft({ key: 'odd', form }));
    expect((await readDraft('odd')).form).toEqual(form);
    expectSuccess(await saveDraft({ key: 'empty', form: {} }));
    expect(await readDraft('empty')).toMatchObject({ form: {}, title: '', words: 0 });
  });

  it('counts its revisions', async () => {
    for (const revision of [0, 1, 2]) {
      const answer = await saveDraft({ key: 'counted', revision, form: { title: `${revision}` } });
      expect(answer.json.revision).toBe(revision + 1);
    }
    expect(await readDraft('counted')).toMatchObject({ title: '2', revision: 3 });
  });

  it('is not written over by a window that knows an older one, unless it says so', async () => {
    await saveDraft({ key: 'both', window: 'a', device: 'Chrome on Linux', form: { title: 'From a' } });
    clock.set('2026-03-01T12:01:00.000Z');
    const late = await saveDraft({ key: 'both', window: 'b', form: { title: 'From b' } });
    expectRefusal(late, 409);
    expect(late.json).toMatchObject({
      revision: 1,
      saved_at: '2026-03-01T12:00:00.000Z',
      device: 'Chrome on Linux',
    });
    expect((await readDraft('both')).title).toBe('From a');

    const forced = await saveDraft({ key: 'both', window: 'b', form: { title: 'From b' }, force: true });
    expect(forced.json).toMatchObject({ success: true, revision: 2 });
    expect((await readDraft('both')).title).toBe('From b');
    expectRefusal(await saveDraft({ key: 'both', window: 'a', revision: 1, form: { title: 'a' } }), 409);
  });

  it('may be sent again when the answer was lost, and is saved once', async () => {
    const sent = { key: 'lost', form: { title: 'Once' } };
    expect((await saveDraft(sent)).json.revision).toBe(1);
    clock.set('2026-03-01T12:05:00.000Z');
    const again = await saveDraft(sent);
    expect(again.json).toEqual({ success: true, revision: 1, saved_at: '2026-03-01T12:00:00.000Z' });
    expectRefusal(await saveDraft({ ...sent, window: 'w2' }), 409);
  });

  it('is saved by one of those who save at once, and the others are told', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((window) => saveDraft({ key: 'race', window, form: { title: window } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await readDraft('race')).title).toBe('abcd'[winner]);
  });

  it('that was dropped elsewhere is not brought back unless that is said', async () => {
    await saveDraft({ key: 'dropped' });
    expectSuccess(await call('DELETE', 'post-drafts.php?key=dropped'));
    expectSuccess(await call('DELETE', 'post-drafts.php?key=dropped'));
    expectRefusal(await call('GET', 'post-drafts.php?key=dropped'), 404);
    expectRefusal(await saveDraft({ key: 'dropped', revision: 1, form: { title: 'More' } }), 409);
    const forced = await saveDraft({ key: 'dropped', revision: 1, form: { title: 'More' }, force: true });
    expect(forced.json.revision).toBe(2);
  });

  it('is dropped only in the revision that is named', async () => {
    await saveDraft({ key: 'newer' });
    await saveDraft({ key: 'newer', revision: 1, form: { title: 'Newer' } });
    expectSuccess(await call('DELETE', 'post-drafts.php?key=newer&revision=1'));
    expect((await readDraft('newer')).title).toBe('Newer');
    expectSuccess(await call('DELETE', 'post-drafts.php?key=newer&revision=2'));
    expectRefusal(await call('GET', 'post-drafts.php?key=newer'), 404);
  });

  it('can have 2 MB of content', async () => {
    const content = `<p>${'x'.repeat(2 * 1024 * 1024 - 7)}</p>`;
    expectSuccess(await saveDraft({ key: 'large', form: { content } }));
    expect((await readDraft('large')).form.content).toBe(content);
    expectRefusal(
      await saveDraft({ key: 'large', revision: 1, form: { content: `${content}x` } }),
      422,
      'form',
    );
  });

  it('survives content that is nested too deeply for a post', async () => {
    expectSuccess(await saveDraft({ key: 'deep', form: { content: '<div>'.repeat(10_000) } }));
    expect((await readDraft('deep')).words).toBe(0);
  });

  it.each(['', 'a b', '../x', 'x'.repeat(81), 'é', "'"])('has no key such as %j', async (key) => {
    expectRefusal(await saveDraft({ key }), 422, 'key');
  });
});

describe('the draft of a post', () => {
  it('goes with its post: one key, and none for a post that never was', async () => {
    const post_id = await createPost(test.app, test.token);
    expectRefusal(await saveDraft({ key: 'other', post_id }), 422, 'key');
    expectRefusal(await saveDraft({ key: `post-${post_id}`, post_id: null }), 422, 'key');
    expectRefusal(await saveDraft({ key: 'post-9999', post_id: 9999 }), 404);
    expectSuccess(await saveDraft({ key: `post-${post_id}`, post_id, based_on: '2026-03-01T12:00:00.000Z' }));
    expect(await readDraft(`post-${post_id}`)).toMatchObject({
      post_id,
      based_on: '2026-03-01T12:00:00.000Z',
    });
  });

  it('is not listed while its post is in the trash, is saved there, and comes back with it', async () => {
    const post_id = await createPost(test.app, test.token);
    const key = `post-${post_id}`;
    await saveDraft({ key, post_id });
    await trash(post_id);
    const isListed = async () => (await listDrafts()).some((draft) => draft.key === key);
    expect(await isListed()).toBe(false);
    expectSuccess(await saveDraft({ key, post_id, revision: 1, form: { title: 'Still written' } }));
    await restore(post_id);
    expect(await isListed()).toBe(true);
    await trash(post_id);
    expectSuccess(await deleteForGood(post_id));
    expectRefusal(await call('GET', `post-drafts.php?key=${key}`), 404);
    expectRefusal(await saveDraft({ key, post_id, revision: 2 }), 404);
  });
});

describe('the list of drafts', () => {
  it('has the newest first, without their texts', async () => {
    clock.set('2026-03-02T12:00:00.000Z');
    await saveDraft({ key: 'list-1', form: { title: 'One', content: '<p>a</p>' } });
    clock.set('2026-03-02T12:01:00.000Z');
    await saveDraft({
      key: 'list-2',
      form: { title: 'Two', category_id: 2, author_id: 1 },
      device: 'Safari on iPhone',
    });
    const [two, one] = await listDrafts();
    expect(two).toEqual({
      key: 'list-2',
      post_id: null,
      title: 'Two',
      beginning: '',
      category_id: 2,
      author_id: 1,
      words: 0,
      saved_at: '2026-03-02T12:01:00.000Z',
      device: 'Safari on iPhone',
    });
    expect(one).toMatchObject({ key: 'list-1', words: 1 });
  });

  it('has of a post that visitors don’t have the date that is chosen, or that none is any more', async () => {
    const published_at = '2026-12-20T17:00:00.000Z';
    const told = async (status: 'draft' | 'published', form: object, saved: string | null) => {
      const post_id = await createPost(test.app, test.token, { status, published_at: saved });
      await saveDraft({ key: `post-${post_id}`, post_id, form: { title: 'Dated', ...form } });
      return (await listDrafts()).find((draft) => draft.post_id === post_id)?.published_at;
    };
    expect(await told('draft', { published_at }, null)).toBe(published_at);
    expect(await told('draft', { published_at: '' }, published_at)).toBeNull();
    expect(await told('draft', {}, null)).toBeUndefined();
    expect(await told('published', { published_at }, null)).toBeUndefined();
  });

  it('has of one without a title how its text begins', async () => {
    clock.set('2026-03-02T12:02:00.000Z');
    const content = '<h2>Bread</h2><p>Rye takes its &amp; <em>our</em> time, and nobody can hurry it.</p>';
    await saveDraft({ key: 'untitled', form: { title: ' ', content } });
    expect((await listDrafts())[0]?.beginning).toBe('Rye takes its & our time, and nobody…');
    await saveDraft({ key: 'untitled', form: { content: '' }, revision: 1 });
    expect((await listDrafts())[0]).toMatchObject({ title: '', beginning: '' });
  });
});

describe('two windows on one draft', () => {
  it('are told of each other, until one was not seen for 20 seconds', async () => {
    expect(await watch('seen', 'a', 'Chrome on Linux')).toEqual({
      success: true,
      revision: 0,
      saved_at: null,
      post_updated_at: null,
      others: [],
    });
    clock.set('2026-03-01T12:00:15.000Z');
    expect((await watch('seen', 'b', 'Safari on iPhone')).others).toEqual([
      { device: 'Chrome on Linux', seen_at: '2026-03-01T12:00:00.000Z' },
    ]);
    expect((await watch('seen', 'a', 'Chrome on Linux')).others).toHaveLength(1);
    expect((await watch('unseen', 'a', 'Chrome on Linux')).others).toEqual([]);
    clock.set('2026-03-01T12:01:30.000Z');
    expect((await watch('seen', 'b', 'Safari on iPhone')).others).toEqual([]);
  });

  it('learn of what the other one saved, of the draft and of the post', async () => {
    const post_id = await createPost(test.app, test.token);
    const key = `post-${post_id}`;
    clock.set('2026-03-01T12:01:00.000Z');
    await saveDraft({ key, post_id, window: 'a' });
    expect(await watch(key, 'b', 'Firefox')).toMatchObject({
      revision: 1,
      saved_at: '2026-03-01T12:01:00.000Z',
      post_updated_at: '2026-03-01T12:00:00.000Z',
      post: { status: 'published', published_at: '2026-03-01T12:00:00.000Z' },
    });
    await trash(post_id);
    expect((await watch(key, 'b', 'Firefox')).post_updated_at).toBeNull();
  });

  it('are no change of the draft while nothing is written in the second', async () => {
    const { revision } = (await saveDraft({ key: 'opened', window: 'a' })).json;
    const opened = await saveDraft({ key: 'opened', window: 'b', revision });
    expect(opened.json.revision).toBe(revision);
    expectSuccess(await saveDraft({ key: 'opened', window: 'a', revision, form: { title: 'More' } }));
  });

  it('are told at once that the other one was closed', async () => {
    await watch('left', 'a', 'Chrome');
    await watch('left', 'b', 'Firefox');
    expectSuccess(await call('DELETE', 'post-drafts.php?key=left&window=a'));
    expect((await watch('left', 'b', 'Firefox')).others).toEqual([]);
    expect((await watch('left', 'a', 'Chrome')).others).toHaveLength(1);
  });

  it('are forgotten once they are closed', async () => {
    await watch('closed', 'a', 'Chrome');
    clock.set('2026-03-01T12:10:00.000Z');
    await test.app.context.housekeeping.run();
    const rows = await test.app.context.db.selectFrom('draft_windows').selectAll().execute();
    expect(rows).toEqual([]);
  });
});
