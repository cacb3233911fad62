/** Stands for the visitor's first name. */
export const FIRST_NAME = '{first name}';
/** However it is spaced and capitalised. */
const AS_WRITTEN = /\{\s*first\s*name\s*\}/gi;

/** A snippet as it is put into the reply to somebody. */
export function fillSnippet(body: string, name: string): string {
  return body.replaceAll(AS_WRITTEN, () => name.trim().split(/\s+/)[0] ?? '');
}

/** A reply as a snippet of it is proposed: without the name of whom it was written to. */
export function snippetOf(written: string, name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  if (first === '') return written;
  const meant = [name.trim(), first].map((text) => text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')).join('|');
  return written.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${meant})(?![\\p{L}\\p{N}])`, 'gu'),
    FIRST_NAME,
  );
}

/** What stands in braces, for which nothing is put in: '{name}'. */
export function notFilled(body: string): string[] {
  return [...new Set(fillSnippet(body, '').match(/\{[^{}\n]+\}/g))];
}
