import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange } from './write-files.ts';
import { SetupError } from './setup-error.ts';

const WORDS = 'src/content/words';
const CHOICE = /(['"]#content\/words\/)([a-z]{2}(?:-[a-z]+)?)(\/[\w-]+\.ts['"])/g;

/** The dictionaries that there are, by the names of their folders. */
export function dictionaries(root: string): string[] {
  return readdirSync(join(root, WORDS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The dictionary that most areas are taken from. */
export function chosenDictionary(root: string): string {
  const counts = new Map<string, number>();
  for (const { text } of areas(root)) {
    for (const [, , name = ''] of text.matchAll(CHOICE)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'en';
}

/**
 * Takes every area of words from another dictionary.
 * @returns the files that change
 * @throws SetupError naming what the dictionary lacks
 */
export function chooseDictionary(root: string, name: string): Map<string, FileChange> {
  const known = dictionaries(root);
  if (!known.includes(name)) {
    throw new SetupError(`words: There is no dictionary ${name}. There are ${known.join(', ')}.`);
  }
  const changes = new Map<string, FileChange>();
  for (const { path, text } of areas(root)) {
    const chosen = text.replace(CHOICE, (_, before: string, __, after: string) => `${before}${name}${after}`);
    if (chosen !== text) changes.set(path, { text: chosen });
    for (const [, , , after = ''] of chosen.matchAll(CHOICE)) {
      const file = `${WORDS}/${name}${after.slice(0, -1)}`;
      if (!existsSync(join(root, file)))
        throw new SetupError(`words: ${file} is missing. Translate it first.`);
    }
  }
  return changes;
}

function areas(root: string): { path: string; text: string }[] {
  return readdirSync(join(root, WORDS))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ path: `${WORDS}/${name}`, text: readFileSync(join(root, WORDS, name), 'utf8') }));
}
