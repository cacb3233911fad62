import { expect, test } from 'vitest';
import { matchingCommands } from '#app/features/editor/writing/block-commands.ts';

test.each([
  ['cal', ['Note', 'Tip', 'Warning']],
  ['ti', ['Tip', 'Heading 2', 'Heading 3', 'Heading 4']],
  ['cta', ['Button']],
  ['todo', ['Task']],
  ['image', ['Image', 'Image from the library']],
])('/%s means %s', (typed, names) => {
  expect(matchingCommands(typed).map(({ name }) => name)).toEqual(names);
});
