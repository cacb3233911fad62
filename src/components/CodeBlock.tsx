import { useEffect, useId, useState } from 'react';
import * as words from '#content/words/post.ts';
import type { CodePart } from '#shared/post-html.ts';
import { languageLabel } from '../lib/code-languages.ts';
import { useCopy } from '../lib/use-copy.ts';

/** Code with its language and a Copy button; coloured by the server, or as soon as the highlighter has come. [D29] */
export function CodeBlock(code: CodePart) {
  const { language, text } = code;
  const labelId = useId();
  const html = useHighlighted(code);
  const { copied, copy } = useCopy();
  return (
    <figure className="code-block" data-language={language ?? undefined}>
      <figcaption>
        <span id={labelId}>{languageLabel(language)}</span>
        <button type="button" aria-describedby={labelId} onClick={() => void copy(text)}>
          {copied ? words.copied : words.copy}
        </button>
      </figcaption>
      <pre>
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
