import { bareValue, numberedValue, partOfValue } from './block-parts.ts';
import { NO_LANGUAGE } from './formats.ts';

/** Stands between a code block's language and its file name; no language has it. */
const FILE = '|';

/** What Quill keeps of a code block: `js+numbers`, or `js+numbers|server/app.ts` where it has a file name. */
export interface CodeValue {
  /** As the class of the block says it, `js+numbers`; `plain` for none. */
  language: string;
  /** '' for none. */
  file: string;
  /** Tells it from another of the same value right above or below it; 0 for none. */
  part?: number;
}

/** Takes the value of Quill's `code-block` format apart; a value that is no language is plain code. */
export function readCodeValue(value: unknown): CodeValue {
  if (typeof value !== 'string') return { language: NO_LANGUAGE, file: '' };
  const part = partOfValue(value);
  const [language = '', ...file] = bareValue(value).split(FILE);
  return {
    language: /^[\w+#-]+$/.test(language) ? language : NO_LANGUAGE,
    file: file.join(FILE),
    ...(part === 0 ? {} : { part }),
  };
}

export function writeCodeValue({ language, file, part = 0 }: CodeValue): string {
  const name = file.replace(/\s+/g, ' ').trim();
  return numberedValue(part, name === '' ? language : `${language}${FILE}${name}`);
}
