import { expect, it } from 'vitest';
import { downloadName } from '#app/features/media/media-words.ts';

it.each([
  ['oven.png', '/uploads/ab-800x600.webp', 'oven.webp'],
  ['Bread at six', '/uploads/ab-1600x900.webp', 'Bread at six.webp'],
  ['oven', '/uploads/ab-8x6.gif', 'oven.gif'],
])('%s is downloaded with the extension that it has on the site', (name, path, downloaded) => {
  expect(downloadName(name, path)).toBe(downloaded);
});
