import { expect, it } from 'vitest';
import { downloadName, partsOfName } from '#app/features/media/media-words.ts';

it.each([
  ['two-typefaces-and-stop.png', ['two-typefaces-and', '-stop.png']],
  ['oven.png', ['', 'oven.png']],
  ['Bread at six', ['Bread a', 't six']],
  ['no extension. Only a sentence', ['no extension. Only a sen', 'tence']],
  ['bread 🥖🥖🥖🥖🥖🥖🥖.jpeg', ['bread 🥖🥖', '🥖🥖🥖🥖🥖.jpeg']],
])('%s is cut before its end and its extension', (name, parts) => {
  expect(partsOfName(name)).toEqual(parts);
});

it.each([
  ['oven.png', '/uploads/ab-800x600.webp', 'oven.webp'],
  ['Bread at six', '/uploads/ab-1600x900.webp', 'Bread at six.webp'],
  ['oven', '/uploads/ab-8x6.gif', 'oven.gif'],
])('%s is downloaded with the extension that it has on the site', (name, path, downloaded) => {
  expect(downloadName(name, path)).toBe(downloaded);
});
