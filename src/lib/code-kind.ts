/** What the class of a code block says: `language-js+numbers` is JavaScript whose lines are numbered. */
export interface CodeKind {
  /** As the highlighter knows it; null where the code has none. */
  language: string | null;
  numbered: boolean;
}

/** Stands behind the language of code whose lines are numbered. */
export const NUMBERS = '+numbers';

/** Takes the language of a class apart: `js+numbers`; null for a block without one. */
export function codeKind(named: string | null): CodeKind {
  const numbered = named?.endsWith(NUMBERS) === true;
  const language = numbered ? named.slice(0, -NUMBERS.length) : named;
  return { language: language === 'plain' || language === '' ? null : language, numbered };
}
