import { NUMBERS } from '../../lib/code-kind.ts';
import { isLanguage, languageLabel } from '../../lib/code-languages.ts';
import { chosenLanguage } from './chosen-language.ts';
import { readCodeValue, writeCodeValue } from './code-value.ts';
import { NO_LANGUAGE } from './formats.ts';
import { keepEventsInside } from './keep-events-inside.ts';

const COPY_CLASS = 'ql-copy';

interface Choice {
  key: string;
  label: string;
}

/**
 * The row above a code block in the editor: its language, whether its lines are numbered, its file name, and the place
 * for its Copy button. Its `value` is what Quill keeps of the block: `js+numbers|server/app.ts`.
 */
export function codeTools(
  choices: readonly Choice[],
  document: Document,
  { asksFile }: { asksFile: boolean },
): HTMLElement & { value: string } {
  const languages = document.createElement('select');
  languages.setAttribute('aria-label', 'Code language');
  function offer({ key, label }: Choice) {
    const option = document.createElement('option');
    option.value = key;
    option.textContent = label;
    languages.append(option);
  }
  choices.forEach(offer);
  languages.value = NO_LANGUAGE;
  const numbers = document.createElement('input');
  numbers.type = 'checkbox';
  const numbersLabel = document.createElement('label');
  numbersLabel.append(numbers, ' Line numbers');
  const file = document.createElement('input');
  file.className = 'ql-file';
  file.placeholder = 'File name';
  file.setAttribute('aria-label', 'File name');
  const row = document.createElement('div');
  row.append(languages, ...(asksFile ? [file] : []), numbersLabel);
  keepEventsInside(row);
  function choose(language: string) {
    languages.value = language;
    // One that is not offered keeps its name.
    if (languages.selectedIndex < 0) offer({ key: language, label: languageLabel(language) });
    languages.value = language;
  }
  // Quill sets the value again whenever it sees a change in the row, of an attribute too, also while a name is being typed.
  let isTyped = false;
  file.addEventListener('input', () => (isTyped = true));
  file.addEventListener('blur', () => (isTyped = false));
  file.addEventListener('change', () => {
    isTyped = false;
    const language = languageOf(file.value);
    if (languages.value === NO_LANGUAGE && language !== null) choose(language);
  });
  let part = 0;
  // Quill treats the attached element as the select itself and sets the block's language on it.
  Object.defineProperty(row, 'value', {
    get: () =>
      writeCodeValue({
        language: languages.value + (numbers.checked ? NUMBERS : ''),
        file: file.value,
        part,
      }),
    set: (value: string) => {
      const { language, file: name, part: number = 0 } = readCodeValue(value);
      part = number;
      numbers.checked = language.endsWith(NUMBERS);
      choose(chosenLanguage(language.replace(NUMBERS, '')));
      if (!isTyped) file.value = name;
    },
  });
  return row as HTMLDivElement & { value: string };
}

/** The language that a file's ending tells: `js` of `server/app.mjs`; null where it tells none. */
function languageOf(file: string): string | null {
  const [, ending = ''] = /\.(\w+)$/.exec(file.trim()) ?? [];
  const language = chosenLanguage(ending);
  return isLanguage(language) ? language : null;
}

/** Adds a Copy button to each code block in `root` that has none. [2.16.22] */
export function addCopyButtons(root: Element, copy: (button: HTMLButtonElement, text: string) => void): void {
  for (const block of root.querySelectorAll('.ql-code-block-container')) {
    const tools = block.querySelector('.ql-ui');
    if (tools === null || tools.querySelector(`.${COPY_CLASS}`) !== null) continue;
    const button = root.ownerDocument.createElement('button');
    button.type = 'button';
    button.className = COPY_CLASS;
    button.textContent = 'Copy';
    button.addEventListener('click', () => copy(button, codeOf(block)));
    tools.append(button);
  }
}

function codeOf(block: Element): string {
  return [...block.querySelectorAll('.ql-code-block')].map(({ textContent }) => textContent).join('\n');
}
