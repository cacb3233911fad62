import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import type { Plugin } from 'vite';
import { evaluated } from './evaluate.ts';

/** What a file of the content imports when it has prices in it: see src/shared/money.ts. */
const MONEY = /^import .* from '#shared\/money\.ts';$/m;

/**
 * Replaces modules by the data that they export, so that neither the server nor the page carries what worked it out: a
 * parser, a table of time zones, `Intl`. Files of the content that have prices in them are among these.
 * @param files absolute paths; each exports nothing but JSON
 * @param content the folder that `#content` stands for
 */
export function evaluatedModules(files: readonly string[], content: string): Plugin {
  return {
    name: 'evaluated-modules',
    apply: 'build',
    async load(id) {
      const isListed = files.includes(id);
      if (!isListed && !(isContent(id, content) && MONEY.test(await readFile(id, 'utf8')))) return null;
      return evaluated(id, content);
    },
  };
}

function isContent(id: string, content: string): boolean {
  return id.startsWith(content + sep) && id.endsWith('.ts');
}
