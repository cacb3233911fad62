import { describe, expect, it } from 'vitest';
import type { Draft } from '#shared/contract/writing.ts';
import { chooseDraft } from '#app/features/posts/choose-draft.ts';
import type { DraftSyncMark, FoundDraft } from '#app/features/posts/kept-drafts.ts';
import { emptyForm } from '#app/features/posts/post-form.ts';

const EMPTY = emptyForm([]);

function local(title: string, sync?: DraftSyncMark): FoundDraft {
  const draft = { key: 'new-1', form: { ...EMPTY, title }, version: null, keptAt: '2026-11-23T10:00:00Z' };
  return sync === undefined ? draft : { ...draft, sync };
}

function server(title: string, revision: number): Draft {
  return {
    ...{
      key: 'new-1',
      post_id: null,
      title,
      beginning: '',
      words: 1,
      device: 'Firefox on Windows',
      window: 'w',
    },
    ...{ category_id: null, author_id: null },
    saved_at: '2026-11-23T10:05:00Z',
    form: { ...{ title, category_id: null, author_id: null, read_time: 5 } },
    based_on: null,
    revision,
  };
}

const chosen = (...[mine, theirs]: [FoundDraft | null, Draft | null]) => {
  const { draft, revision } = chooseDraft(mine, theirs, null, []);
  return [draft?.form.title, revision];
};

describe('of the browser’s copy and the server’s', () => {
  it('the only one is continued', () => {
    expect(chosen(null, null)).toEqual([undefined, 0]);
    expect(chosen(local('here'), null)).toEqual(['here', 0]);
    expect(chosen(null, server('there', 3))).toEqual(['there', 3]);
  });

  it('the browser’s is continued where the server has not moved on', () => {
    expect(chosen(local('newer', { revision: 3, isSent: false }), server('older', 3))).toEqual(['newer', 3]);
  });

  it('the server’s is continued where it has moved on, and has all that is here', () => {
    expect(chosen(local('older', { revision: 3, isSent: true }), server('newer', 5))).toEqual(['newer', 5]);
  });

  it('the same text is no conflict, whatever is known of it', () => {
    expect(chosen(local('same', { revision: 2, isSent: false }), server('same', 3))).toEqual(['same', 3]);
  });

  it('the browser’s keeps its revision where both went on, so that saving it meets the other', () => {
    expect(chosen(local('mine', { revision: 3, isSent: false }), server('theirs', 5))).toEqual(['mine', 3]);
    expect(chosen(local('mine'), server('theirs', 5))).toEqual(['mine', 0]);
  });

  it('the browser’s follows what its own window sent as it closed', () => {
    const mark = { revision: 3, isSent: false };
    expect(chosen(local('last words', { ...mark, window: 'w' }), server('before', 4))).toEqual([
      'last words',
      4,
    ]);
    expect(chosen(local('mine', { ...mark, window: 'other' }), server('theirs', 4))).toEqual(['mine', 3]);
  });
});
