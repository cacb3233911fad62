import { useEffect, useId, useState } from 'react';
import { languageLabel } from '../lib/code-languages.ts';
import { useCopy } from '../lib/use-copy.ts';

interface CodeBlockProps {
  /** As the author's `language-…` class names it; null when it has none. */
  language: string | null;
  text: string;
}

/** Code with its language and a Copy button; it is coloured as soon as the highlighter has come. [D29] */
export function CodeBlock({ language, text }: CodeBlockProps) {
  const labelId = useId();
  const html = useHighlighted(text, language);
  const { copied, copy } = useCopy();
  return (
    <figure className="code-block">
      <figcaption>
        <span id={labelId}>{languageLabel(language)}</span>
        <button type="button" aria-describedby={labelId} onClick={() => void copy(text)}>
          {copied ? 'Copied' : 'Copy'}
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
function useHighlighted(text: string, language: string | null): string | null {
  const [done, setDone] = useState<{ text: string; html: string | null } | null>(null);
  useEffect(() => {
    if (language === null) return undefined;
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
  }, [text, language]);
  return done?.text === text ? done.html : null;
}
