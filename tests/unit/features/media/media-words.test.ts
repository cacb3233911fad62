import { expect, it } from 'vitest';
import type { MediaUse } from '#shared/contract/media.ts';
import { downloadName, usedWhere } from '#app/features/media/media-words.ts';

it.each([
  ['oven.png', '/uploads/ab-800x600.webp', 'oven.webp'],
  ['Bread at six', '/uploads/ab-1600x900.webp', 'Bread at six.webp'],
  ['oven', '/uploads/ab-8x6.gif', 'oven.gif'],
])('%s is downloaded with the extension that it has on the site', (name, path, downloaded) => {
  expect(downloadName(name, path)).toBe(downloaded);
});

const use = (kind: MediaUse['kind'], id: number): MediaUse => ({ kind, id, title: 'Bread at six' });

it.each<[said: string, uses: MediaUse[], count: number]>([
  ['Used in 1 post', [use('cover', 1), use('text', 1)], 2],
  ['Used in 2 posts', [use('cover', 1), use('text', 2)], 2],
  ['Used in 2 places', [use('cover', 1), use('version', 1)], 2],
  ['Used in 12 places', [use('cover', 1)], 12],
])('says why an image stays: %s', (said, uses, count) => {
  expect(usedWhere({ uses, use_count: count })).toBe(said);
});
