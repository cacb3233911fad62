import { describe, expect, it } from 'vitest';
import { byNeed, needOf } from '#app/features/contacts/message-need.ts';
import { replyDueOf } from '#app/features/contacts/reply-due.ts';
import { contactRow, replyRow } from '#tests/support/dashboard-rows.ts';

const NOW = new Date('2026-11-20T23:00:00.000Z');
const old = { created_at: '2026-11-02T16:00:00.000Z' };
const fresh = { created_at: NOW.toISOString() };
const answered = { status: 'read', answered_at: NOW.toISOString(), replies: [replyRow(1)] };
const failed = { ...answered, replies: [replyRow(1, { status: 'failed' as const })] };

describe('what a message needs', () => {
  it.each([
    ['overdue', contactRow(1, old)],
    ['due', contactRow(1, fresh)],
    ['due', contactRow(1, { created_at: 'soon' })],
    ['failed', contactRow(1, { ...old, ...failed })],
    ['unanswered', contactRow(1, { ...old, status: 'read' })],
    ['answered', contactRow(1, { ...old, ...answered })],
  ] as const)('is %s', (need, message) => {
    expect(needOf(message, NOW)).toBe(need);
  });

  it('stays what it was while the reply to it can be taken back', () => {
    const replies = [replyRow(1, { status: 'waiting' })];
    const message = contactRow(1, { ...old, answered_at: NOW.toISOString(), replies });
    expect(needOf(message, NOW)).toBe('overdue');
    // As it is when the list is read again meanwhile.
    expect(needOf({ ...message, status: 'read' }, NOW)).toBe('overdue');
  });

  it('orders those of one deadline, and those that are overdue, oldest first', () => {
    const older = { created_at: '2026-10-02T16:00:00.000Z' };
    const messages = [
      ...[contactRow(8, fresh), contactRow(7, fresh), contactRow(6, old), contactRow(5, older)],
      ...[contactRow(4, { created_at: 'soon' }), contactRow(3, { created_at: 'soon' })],
    ];
    expect(byNeed(messages, (message) => needOf(message, NOW)).map(({ id }) => id)).toEqual([
      ...[5, 6, 7, 8, 3, 4],
    ]);
  });

  it('orders them, those that are due by when they are', () => {
    const later = { created_at: new Date(NOW.getTime() + 4 * 24 * 60 * 60_000).toISOString() };
    const messages = [
      contactRow(6, { ...old, ...answered }),
      contactRow(5, later),
      contactRow(4, fresh),
      contactRow(3, { ...old, ...failed }),
      contactRow(2, { ...old, status: 'read' }),
      contactRow(1, old),
    ];
    expect(replyDueOf(contactRow(4, fresh))! < replyDueOf(contactRow(5, later))!).toBe(true);
    const ordered = byNeed(messages, (message) => needOf(message, NOW));
    expect(ordered.map(({ id }) => id)).toEqual([1, 3, 4, 5, 2, 6]);
  });
});
