/** Stands for the visitor's first name. */
export const FIRST_NAME = '{first name}';

/** A snippet as it is put into the reply to somebody. */
export function fillSnippet(body: string, name: string): string {
  return body.replaceAll(FIRST_NAME, () => name.trim().split(/\s+/)[0] ?? '');
}
