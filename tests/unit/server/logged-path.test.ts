import { describe, expect, it } from 'vitest';
import { loggedPath } from '#server/http/logged-path.ts';

describe('what the log says of an address', () => {
  it.each([
    ['/blog?search=divorce', '/blog'],
    ['/calendar/5ecret.ics', '/calendar/…'],
    ['/preview/a.secret', '/preview/…'],
    ['/work/preview/a.secret?from=chat', '/work/preview/…'],
    ['/api/preview.php?token=a.secret', '/api/preview.php'],
    ['/blog/preview-links', '/blog/preview-links'],
    ['', ''],
  ])('%s: %s', (address, logged) => {
    expect(loggedPath(address)).toBe(logged);
  });
});
