/** Stands for the visitor's first name. */
export const FIRST_NAME = '{first name}';
/** However it is spaced and capitalised. */
const AS_WRITTEN = /\{\s*first\s*name\s*\}/gi;

/** A snippet as it is put into the reply to somebody. */
export function fillSnippet(body: string, name: string): string {
  return body.replaceAll(AS_WRITTEN, () => name.trim().split(/\s+/)[0] ?? '');
}

/** What stands in braces, for which nothing is put in: '{name}'. */
export function notFilled(body: string): string[] {
  return [...new Set(fillSnippet(body, '').match(/\{[^{}\n]+\}/g))];
}
