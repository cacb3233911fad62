/** What a check found: a sentence for whoever changes the content. */
export interface Finding {
  /** An error is wrong; a warning is left to do. */
  level: 'error' | 'warning';
  /** Relative to the project's folder; null when it is about no one file. */
  file: string | null;
  /** Counted from 1; null when it is not known. */
  line: number | null;
  text: string;
}

/** As a line of text: `src/content/home.ts:12: …`. */
export function inWords({ file, line, text }: Finding): string {
  if (file === null) return text;
  return `${file}${line === null ? '' : `:${line}`}: ${text}`;
}

/** The number of the first line of `source` that holds `words`; null when none does. */
export function lineOf(source: string, words: string): number | null {
  const index = source.indexOf(words);
  return index < 0 ? null : source.slice(0, index).split('\n').length;
}
