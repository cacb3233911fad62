import Quill, { Delta } from 'quill';
import CodeBlock, { CodeBlockContainer } from 'quill/formats/code.js';
import Syntax from 'quill/modules/syntax.js';
import { codeKind, NUMBERS } from '../../lib/code-kind.ts';
import { isLanguage, languageLabel } from '../../lib/code-languages.ts';
import type { highlightCode } from '../../lib/highlight-code.ts';
import { chosenLanguage } from './chosen-language.ts';
import { apartAt } from './block-parts.ts';
import { CodeContainer } from './code-container.ts';
import { CodeToken } from './code-token.ts';
import { codeTools } from './code-tools.ts';
import { readCodeValue } from './code-value.ts';
import { NO_LANGUAGE } from './formats.ts';
import { fromBar } from './from-bar.ts';
import { escapeText } from './inline-html.ts';

/** Delay between a change and the highlighting of code, in ms. [9.4.04] */
export const SYNTAX_INTERVAL_MS = 1000;
/** The same where one writes on a whole page. */
const SOON_MS = 300;

const OFFERED = 'html css js ts php python sql json bash nginx ini yaml markdown diff dns mail'.split(' ');

/** Fetched with the first block of code: most texts have none, and nobody waits for it. */
let colored: typeof highlightCode | null = null;

async function loadColors(): Promise<void> {
  try {
    colored ??= (await import('../../lib/highlight-code.ts')).highlightCode;
  } catch (error) {
    console.error('The colours of code could not be loaded', error);
  }
}

/** Passed to Quill's module as highlight.js: unknown languages stay plain text. */
const hljs = {
  versionString: '11',
  highlight: (code: string, { language: named }: { language: string }) => ({
    value: colored?.(code, codeKind(named).language ?? NO_LANGUAGE) ?? escapeText(code),
  }),
};

/** Quill's syntax module with this site's highlighter, and without its bug with plain text that contains `<`. */
export class CodeColors extends Syntax {
  static override register(): void {
    super.register();
    const overwrite = true;
    Quill.register(CodeToken, overwrite);
    Quill.register(CodeContainer, overwrite);
  }

  /** Adds the language select and the place for a Copy button to each block, and colours what is left at once. */
  override initListener(): void {
    let isInCode = false;
    this.quill.on(Quill.events.EDITOR_CHANGE, (name: string) => {
      const { lastRange: range } = this.quill.selection;
      if (name !== Quill.events.SELECTION_CHANGE || range === null) return;
      const wasInCode = isInCode;
      isInCode = this.quill.getLine(range.index)[0] instanceof CodeBlock;
      if (wasInCode && !isInCode) this.#catchUp();
    });
    this.quill.on(Quill.events.SCROLL_BLOT_MOUNT, (blot: unknown) => {
      if (!(blot instanceof CodeBlockContainer) || blot.uiNode !== null) return;
      const choices = (this.options.languages ?? []).filter(({ key }) => !key.endsWith(NUMBERS));
      const tools = codeTools(choices, this.quill.root.ownerDocument, {
        asksFile: 'asksFile' in this.options && this.options.asksFile === true,
      });
      tools.addEventListener('change', () => {
        const range = { index: blot.offset(this.quill.scroll), length: blot.length() - 1 };
        const value = apartAt(this.quill, range, ['code-block', tools.value]);
        blot.formatAt(0, blot.length(), 'code-block', value);
        this.highlight();
      });
      // From the file's name on to the code.
      tools.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' || !(event.target as Element).matches('.ql-file')) return;
        event.preventDefault();
        this.quill.root.focus({ preventScroll: true });
        this.quill.setSelection(blot.offset(this.quill.scroll), 0, 'user');
      });
      blot.attachUI(tools);
      void loadColors();
    });
  }

  /**
   * Not while the focus is on something else, a field in the text or a button beside it, and the caret still in the text:
   * Quill would take the focus back there. Then it is done once the text has it again. Nor before there are colours: Quill
   * does no code twice.
   */
  override highlight(...args: Parameters<Syntax['highlight']>): void {
    const { root } = this.quill;
    if (colored === null) {
      if (root.querySelector('.ql-code-block-container') === null) return;
      void loadColors().then(() => {
        if (colored !== null && root.isConnected) this.highlight(...args);
      });
      return;
    }
    if (!isElsewhere(root) || this.quill.getSelection() === null) {
      const tools = root.ownerDocument.activeElement?.closest<HTMLElement>('.ql-ui') ?? null;
      fromBar(tools, () => super.highlight(...args));
      return;
    }
    root.removeEventListener('focus', this.#catchUp);
    root.addEventListener('focus', this.#catchUp, { once: true });
  }

  /** Later: whoever gives the text the focus, or leads out of code, is about to set the caret. */
  readonly #catchUp = () => setTimeout(() => this.highlight());

  override highlightBlot(text: string, value: string = NO_LANGUAGE): Delta {
    const { language } = readCodeValue(value);
    const named = codeKind(language).language ?? NO_LANGUAGE;
    if (named !== NO_LANGUAGE && (named in this.languages || isLanguage(named))) {
      this.languages[language] = true; // also one that is not offered has colours
      return withCodeValue(super.highlightBlot(text, language), value);
    }
    return text.split('\n').reduce((delta, line, index) => {
      if (index > 0) delta.insert('\n', { 'code-block': value });
      return delta.insert(line);
    }, new Delta());
  }
}

/** Whether the focus is on something that is neither the text nor the row above a code block, which chooses its language. */
function isElsewhere(root: HTMLElement): boolean {
  const { activeElement, body } = root.ownerDocument;
  if (activeElement === null || activeElement === body || activeElement === root) return false;
  return !root.contains(activeElement) || !activeElement.matches('.ql-ui :not(.ql-file)');
}

/** The coloured lines with all that their block is called: Quill's module knows no file names. */
function withCodeValue(colored: Delta, value: string): Delta {
  return colored.reduce((delta, { insert, attributes }) => {
    const isEnd = attributes !== undefined && 'code-block' in attributes;
    return delta.insert(insert ?? '', isEnd ? { ...attributes, 'code-block': value } : attributes);
  }, new Delta());
}

/**
 * The module's options; `used` are the document's languages, which are kept even if unknown. [9.4.04]
 * @param asksFile whether a code block has a field for its file name, as on the page for writing
 */
export function codeColorOptions(used: readonly string[], asksFile = false) {
  const keys = [
    ...new Set([NO_LANGUAGE, ...OFFERED, ...used.map((key) => chosenLanguage(key.replace(NUMBERS, '')))]),
  ];
  const languages = [...keys, ...keys.map((key) => key + NUMBERS)].map((key) => ({
    key,
    label: languageLabel(key),
  }));
  return { hljs, interval: asksFile ? SOON_MS : SYNTAX_INTERVAL_MS, languages, asksFile };
}
