import { NUMBERS } from '../../lib/code-kind.ts';
import { NO_LANGUAGE } from './formats.ts';

const COPY_CLASS = 'ql-copy';

interface Choice {
  key: string;
  label: string;
}

/**
 * The row above a code block in the editor: its language, whether its lines are numbered, and the place for its Copy
 * button. Its `value` is what the block is saved with: `js+numbers`.
 */
export function codeTools(choices: readonly Choice[], document: Document): HTMLElement & { value: string } {
  const languages = document.createElement('select');
  languages.setAttribute('aria-label', 'Code language');
  for (const { key, label } of choices) {
    const option = document.createElement('option');
    option.value = key;
    option.textContent = label;
    languages.append(option);
  }
  languages.value = NO_LANGUAGE;
  const numbers = document.createElement('input');
  numbers.type = 'checkbox';
  const numbersLabel = document.createElement('label');
  numbersLabel.append(numbers, ' Line numbers');
  const row = document.createElement('div');
  row.append(languages, numbersLabel);
  // Keys pressed here are for these controls, not for the text.
  row.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
  });
  // Quill treats the attached element as the select itself and sets the block's language on it.
  Object.defineProperty(row, 'value', {
    get: () => languages.value + (numbers.checked ? NUMBERS : ''),
    set: (value: string) => {
      numbers.checked = value.endsWith(NUMBERS);
      languages.value = value.replace(NUMBERS, '');
    },
  });
  return row as HTMLDivElement & { value: string };
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
