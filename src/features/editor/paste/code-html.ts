import { chosenLanguage } from '../chosen-language.ts';
import { NO_LANGUAGE } from '../formats.ts';
import { escapeText } from '../inline-html.ts';

/** A block of code, whose language has the name that is offered for it here; '' for none. */
export function codeHtml(text: string, name: string): string {
  const language = chosenLanguage(name);
  const named = language === '' || language === NO_LANGUAGE ? '' : ` class="language-${language}"`;
  return `<pre><code${named}>${escapeText(text)}\n</code></pre>`;
}
