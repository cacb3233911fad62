import { useEffect, useId, useState } from 'react';
import * as words from '#content/words/post.ts';
import type { CodePart } from '#shared/post-html.ts';
import { codeKind } from '../lib/code-kind.ts';
import { languageLabel } from '../lib/code-languages.ts';
import { useCopy } from '../lib/use-copy.ts';

/** Code with its language and a Copy button; coloured by the server, or as soon as the highlighter has come. [D29] */
export function CodeBlock(code: CodePart) {
  const { text, file } = code;
  const { language, numbered } = codeKind(code.language);
  const label = [file, language === null ? undefined : languageLabel(language)].filter(Boolean).join(' · ');
  const labelId = useId();
  const html = useHighlighted({ ...code, language });
  const { copied, copy } = useCopy();
  return (
    <figure className="code-block" data-language={code.language ?? undefined} data-file={file}>
      <figcaption>
        {label === '' ? null : <span id={labelId}>{label}</span>}
        <button
          type="button"
          aria-describedby={label === '' ? undefined : labelId}
          onClick={() => void copy(text)}
        >
          {copied ? words.copied : words.copy}
        </button>
      </figcaption>
      <pre data-numbers={numbered ? numbersOf(text) : undefined}>
        {html === null ? (
          <code>{text}</code>
        ) : (
          // Safe: the highlighter escapes the text and adds nothing but spans.
          <code dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
    </figure>
  );
}

/** The numbers of a text's lines, one a line: the style sheet puts them beside the code, where nobody copies them. */
function numbersOf(text: string): string {
  return text
    .split('\n')
    .map((_, index) => index + 1)
    .join('\n');
}

/** The text as highlighted HTML; null until the highlighter is loaded, and where it does not know the language. */
function useHighlighted({ text, language, highlighted }: CodePart): string | null {
  const [done, setDone] = useState<{ text: string; html: string | null } | null>(null);
  useEffect(() => {
    if (highlighted !== undefined || language === null) return undefined;
    let wanted = true;
    import('../lib/highlight-code.ts').then(
      ({ highlightCode }) => {
        if (wanted) setDone({ text, html: highlightCode(text, language) });
      },
      (error: unknown) => console.error('The highlighter could not be loaded', error),
    );
    return () => {
      wanted = false;
    };
  }, [text, language, highlighted]);
  if (highlighted !== undefined) return highlighted;
  return done?.text === text ? done.html : null;
}
