import { describe, expect, it } from 'vitest';
import type { Flag, FlagValue } from '#shared/contract/flags.ts';
import {
  changesOf,
  type FlagRecord,
  newRecord,
  noteChanges,
  takeAnswer,
} from '#app/features/browser-data/flag-record.ts';

const at = (minute: number) => `2026-11-24T09:${String(minute).padStart(2, '0')}:00.000Z`;
const author = (name: string) => ({
  name,
  email: '',
  bio: '',
  role: 'Author',
  status: 'active',
  created_at: '',
});
const local = (flags: Record<string, FlagValue>) => new Map(Object.entries(flags));
const answer = (...flags: Flag[]) => ({ revision: 7, flags });
const noted = (flags: Record<string, FlagValue>, minute: number, record: FlagRecord = newRecord(1)) =>
  noteChanges(record, local(flags), at(minute));
/** After everything was sent and taken. */
const settled = (record: FlagRecord) => takeAnswer(record, answer(), changesOf(record, 100)).record;

describe('[K21] what a browser knows of its flags', () => {
  it('has the time of each change, and what is still to be sent', () => {
    const first = noted({ 'message 1': true }, 1);
    const second = noted({ 'message 1': true, 'author 2': author('Ada') }, 2, first);
    expect(changesOf(second, 100)).toEqual([
      { key: 'message 1', value: true, changed_at: at(1), is_new: true },
      { key: 'author 2', value: author('Ada'), changed_at: at(2), is_new: true },
    ]);
    expect(changesOf(settled(second), 100)).toEqual([]);
  });

  it('notes what was taken back, and what is there again', () => {
    const gone = noted({}, 3, settled(noted({ 'message 1': true }, 1)));
    expect(changesOf(gone, 100)).toEqual([
      { key: 'message 1', value: null, changed_at: at(3), is_new: false },
    ]);
    const again = noted({ 'message 1': true }, 4, settled(gone));
    expect(changesOf(again, 100)).toMatchObject([{ value: true, is_new: false }]);
  });

  it('makes a change later than what it changes, though the clock is behind', () => {
    const record = takeAnswer(
      newRecord(1),
      answer({ key: 'message 1', value: true, changed_at: at(30) }),
      [],
    );
    const [change] = changesOf(noted({}, 5, record.record), 1);
    expect(change!.changed_at > at(30)).toBe(true);
  });

  it('takes what changed elsewhere, and keeps its own later change', () => {
    const mine = noted({ 'message 1': true }, 5, settled(noted({ 'message 1': true }, 1)));
    const gone = noted({}, 9, mine);
    const earlier = takeAnswer(gone, answer({ key: 'message 1', value: true, changed_at: at(8) }), []);
    expect([earlier.changed.size, changesOf(earlier.record, 1)[0]?.value]).toEqual([0, null]);
    const later = takeAnswer(gone, answer({ key: 'message 1', value: true, changed_at: at(10) }), []);
    expect([...later.changed]).toEqual([['message 1', true]]);
    expect(changesOf(later.record, 1)).toEqual([]);
    expect(later.record.revision).toBe(7);
  });

  it('goes on to send what changed while something was being sent', () => {
    const before = noted({ 'author 2': author('Ada') }, 1);
    const sent = changesOf(before, 100);
    const meanwhile = noted({ 'author 2': author('Ada Ruiz') }, 2, before);
    const { record } = takeAnswer(meanwhile, answer(), sent);
    expect(changesOf(record, 100)).toMatchObject([{ value: author('Ada Ruiz') }]);
  });

  it('keeps both authors that two browsers have made under one number', () => {
    const mine = noted({ 'author 2': author('Ada') }, 1);
    const theirs = { key: 'author 2', value: author('Bo'), changed_at: at(2) };
    const { record, changed } = takeAnswer(mine, answer(theirs), changesOf(mine, 100));
    expect(Object.fromEntries(changed)).toEqual({ 'author 2': author('Bo'), 'author 3': author('Ada') });
    expect(changesOf(record, 100)).toMatchObject([{ key: 'author 3', value: author('Ada'), is_new: true }]);
    expect(noteChanges(record, changed, at(9))).toEqual(record);
  });
});
