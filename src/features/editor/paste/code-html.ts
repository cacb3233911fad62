import { chosenLanguage } from '../chosen-language.ts';
import { NO_LANGUAGE } from '../formats.ts';
import { escapeAttribute, escapeText } from '../inline-html.ts';

/** A block of code, whose language has the name that is offered for it here; '' for none, and for no file name. */
export function codeHtml(text: string, name: string, file = ''): string {
  const language = chosenLanguage(name);
  const named = language === '' || language === NO_LANGUAGE ? '' : ` class="language-${language}"`;
  const titled = file === '' ? '' : ` title="${escapeAttribute(file)}"`;
  return `<pre><code${named}${titled}>${escapeText(text)}\n</code></pre>`;
}
