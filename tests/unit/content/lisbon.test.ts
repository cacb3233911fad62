import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LISBON = 'tests/content/lisbon';

/** The modules below a folder of content, without the translations. */
function modulesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts') && !/^words\/\w+\//.test(file)).sort();
}

describe('the content of the second site', () => {
  it('has each module that the default one has, and no other', () => {
    expect(modulesOf(LISBON)).toEqual(modulesOf('src/content'));
  });

  it('chooses the Portuguese words, all of them', () => {
    const words = modulesOf(LISBON).filter((file) => file.startsWith('words/'));
    expect(words.length).toBeGreaterThan(0);
    for (const file of words) {
      const chosen = readFileSync(join(LISBON, file), 'utf8');
      expect(chosen, file).toContain(`#content/words/pt/${file.slice('words/'.length)}`);
      expect(chosen, file).not.toContain('#content/words/en/');
    }
  });
});
