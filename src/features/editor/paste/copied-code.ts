import { codeHtml } from './code-html.ts';
import { escapeText } from '../inline-html.ts';
import { styleOf } from './pasted-styles.ts';
import { MONOSPACE } from './pasted-inline.ts';

/** What Visual Studio Code says of what was copied there, beside its text and its HTML. */
const KIND = 'vscode-editor-data';
/** Files of these languages are written as text. */
const PROSE = ['markdown', 'plaintext'];

/** The language of code that was copied in Visual Studio Code; null for anything else. */
export function copiedLanguage(data: DataTransfer | null): string | null {
  try {
    const facts: unknown = JSON.parse(data?.getData(KIND) || 'null');
    const isKnown = typeof facts === 'object' && facts !== null && 'mode' in facts;
    return isKnown && typeof facts.mode === 'string' ? facts.mode : null;
  } catch {
    return null;
  }
}

/**
 * Copied code as HTML: a block, or, for a line that is put between words, code among them. '' for text that was written
 * there, which is no code.
 */
export function copiedCodeHtml(text: string, language: string, isAlone: boolean): string {
  if (PROSE.includes(language)) return '';
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  return isAlone || lines.includes('\n')
    ? codeHtml(lines, language)
    : `<code>${escapeText(lines.trim())}</code>`;
}

/** Whether an element is what editors of code put on the clipboard: lines that keep their blanks, in the type of code. */
export function isCopiedCode(element: Element): boolean {
  const style = styleOf(element);
  return element.tagName === 'DIV' && /white-space:\s*pre\b/i.test(style) && MONOSPACE.test(style);
}

/** Its lines: one for each element, an empty one for each break. */
export function linesOf(element: Element): string {
  return [...element.children]
    .map(({ tagName, textContent }) => (tagName === 'BR' ? '' : textContent))
    .join('\n');
}
