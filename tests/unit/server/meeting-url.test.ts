import { describe, expect, it } from 'vitest';
import { meetingUrl, meetingUrlProblem } from '#server/meeting-url.ts';

describe('the place to meet online', () => {
  it('is the one address, where there is no room in it', () => {
    expect(meetingUrl('https://meet.example.com/wren?x=1#y')).toBe('https://meet.example.com/wren?x=1#y');
  });

  it('has a room that nobody guesses, in characters that every service takes', () => {
    const urls = Array.from({ length: 1_000 }, () => meetingUrl('https://meet.jit.si/wren-{room}'));
    expect(new Set(urls).size).toBe(1_000);
    for (const url of urls) expect(url).toMatch(/^https:\/\/meet\.jit\.si\/wren-[0-9a-f]{24}$/); // 96 bits
  });

  it.each([
    'https://meet.example.com/{room}/{room}',
    'http://localhost:8080/x',
    'https://meet.example.com/?r={room}',
  ])('may be %s', (pattern) => {
    expect(meetingUrlProblem(pattern)).toBeUndefined();
  });

  it.each([
    '',
    'wren',
    '//meet.example.com',
    'mailto:wren@example.com',
    'https://',
    'https://x/{ROOM}',
    'https://x/}',
  ])('can not be %j', (pattern) => {
    expect(meetingUrlProblem(pattern)).toMatch(/\{room\}/);
  });
});
