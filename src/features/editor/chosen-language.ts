import { isLanguage } from '../../lib/code-languages.ts';

/** Other names of languages, by the one that is offered for a code block. */
const ALIASES = new Map([
  ['javascript', 'js'],
  ['jsx', 'js'],
  ['mjs', 'js'],
  ['cjs', 'js'],
  ['typescript', 'ts'],
  ['tsx', 'ts'],
  ['javascriptreact', 'js'],
  ['typescriptreact', 'ts'],
  ['shellscript', 'bash'],
  ['jsonc', 'json'],
  ['htm', 'html'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['zsh', 'bash'],
  ['console', 'bash'],
  ['py', 'python'],
  ['yml', 'yaml'],
  ['md', 'markdown'],
  ['text', 'plain'],
  ['txt', 'plain'],
  ['plaintext', 'plain'],
]);

/** A language as the select above a code block has it: `JavaScript` is `js`. One that is not offered keeps its name. */
export function chosenLanguage(name: string): string {
  const known = name.toLowerCase();
  return ALIASES.get(known) ?? (isLanguage(known) ? known : name);
}
