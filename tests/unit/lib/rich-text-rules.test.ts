import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { RICH_TEXT_RULES } from '#shared/post-html.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** What an author's HTML goes through before it is shown. */
const FILES = [
  'src/shared/post-html.ts',
  'src/shared/slug.ts',
  ...readdirSync(join(ROOT, 'src/shared/rich-text'))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => `src/shared/rich-text/${name}`),
  'src/lib/rich-text.ts',
  'src/lib/sanitize-html.ts',
  'src/lib/base.ts',
];

/** The code alone: comments and formatting change no rule. */
function codeOf(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const options = { removeComments: true, target: ts.ScriptTarget.ESNext };
  return ts
    .transpileModule(text, { compilerOptions: options })
    .outputText.replace(/RICH_TEXT_RULES = \d+/, '');
}

it('the rules for rich text have another number when they change, or texts made by the old ones would be shown', () => {
  const digest = createHash('sha256').update(FILES.map(codeOf).join('\n')).digest('hex').slice(0, 16);
  expect({ rules: RICH_TEXT_RULES, digest }).toEqual({ rules: 15, digest: '3d1c5a1d9f5bf735' });
});
