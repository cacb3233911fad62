import { expect, it } from 'vitest';
import { ownerEndpoints } from '#shared/contract/owner-endpoints.ts';
import { lastUndoable, offerUndo, undoLatest } from '#app/components/dashboard/undo-stack.ts';
import { SILENT_CHANGES, stoppingUndo } from '#app/dashboard/silent-changes.ts';

it('all that writes says whether Undo is told of it', () => {
  const writing = Object.entries(ownerEndpoints).filter(([, { method }]) => method !== 'GET');
  expect(Object.keys(SILENT_CHANGES).sort()).toEqual(writing.map(([name]) => name).sort());
});

it('what no notice tells of puts a stop for Undo, once it is done; what is told of by its news does not', async () => {
  const undone: string[] = [];
  const say = (text: string) => void undone.push(text);
  offerUndo({ done: 'Marked as read', undo: () => undone.push('marked as new') });
  const request = stoppingUndo(() => Promise.resolve({ success: true } as never));
  await request('settleContacts', { body: { ids: [1], settled: true } });
  expect(lastUndoable()).toMatchObject({ done: 'Marked as read', isFinal: false });
  await request('deleteForGood', { query: { id: 1 } });
  await request('deleteForGood', { query: { id: 2 } });
  const refused = stoppingUndo(() => Promise.reject(new Error()));
  await expect(refused('deleteSnippet', { query: { id: 2 } })).rejects.toThrow();
  for (let times = 0; times < 3; times += 1) undoLatest(say);
  expect(undone).toEqual(["This can't be taken back: It is deleted for good.", 'marked as new']);
});
