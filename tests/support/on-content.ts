import { basename } from 'node:path';
import { contentFolder } from '#server/build/content-folder.ts';

/** What is expected on the content under test, spelled for each of them. */
export function onContent<T>(expected: { wren: T; lisbon: T }): T {
  const name = basename(contentFolder());
  if (name !== 'wren' && name !== 'lisbon') throw new Error(`No test knows the content ${name}.`);
  return expected[name];
}
