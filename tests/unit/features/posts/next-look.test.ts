import { describe, expect, it, vi } from 'vitest';
import { nextLook } from '#app/features/posts/next-look.ts';
import type { ListedPost } from '#app/features/posts/owner-post.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const POST = {
  ...{ id: 4, tags: [], read_time: 5, view_count: 0, date: '', author: '' },
  ...{ status: 'published', published_at: '2026-11-20T12:00:00Z' },
} as unknown as ListedPost;
const toBeSent = (changes: Partial<ListedPost> = {}): ListedPost => ({
  ...POST,
  newsletter: { sent_at: null, is_scheduled: true },
  ...changes,
});

describe('a list of posts with emails to be sent', () => {
  it('is read again as they go out, or as their posts appear, and not without any', () => {
    vi.useFakeTimers({ now: NOW });
    expect(nextLook([POST], NOW)).toBe(false);
    expect(nextLook([POST, toBeSent()], NOW)).toBe(10_000);
    expect(nextLook([toBeSent({ published_at: '2026-11-23T12:05:00Z' })], NOW)).toBe(300_000);
    expect(nextLook([toBeSent({ published_at: '2027-11-23T12:05:00Z' })], NOW)).toBe(3_600_000);
    // It waits for its publication.
    expect(nextLook([toBeSent({ status: 'draft' })], NOW)).toBe(false);
    vi.useRealTimers();
  });
});
