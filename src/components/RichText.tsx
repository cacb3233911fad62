import { useEffect, useMemo, useRef } from 'react';
import { useHost } from '../lib/host.ts';
import { splitRichText } from '../lib/rich-text.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

/**
 * An author's HTML: sanitised, with addresses under the current base, a player where a video stands, and a Copy button
 * on code. [2.11.12] [D29]
 */
export function RichText({ html }: { html: string }) {
  const { base, origin, domWindow, richText } = useHost();
  const parts = useMemo(
    () => richText(html, () => splitRichText(html, { window: domWindow(), base, origin })),
    [html, domWindow, base, origin, richText],
  );
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    makeScrollable(root.current);
  }, [parts]);
  return (
    <div ref={root} className="prose">
      {parts.map((part, index) => {
        switch (part.kind) {
          case 'video':
            return <VideoPlayer key={index} id={part.id} />;
          case 'code':
            return <CodeBlock key={index} language={part.language} text={part.text} />;
          case 'html':
            // Safe: splitRichText sanitises every part.
            return <div key={index} className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />;
        }
      })}
    </div>
  );
}

/** Code and tables wider than the column scroll; with the keyboard too, once they can take focus. */
function makeScrollable(root: HTMLElement | null): void {
  for (const element of root?.querySelectorAll('pre, table') ?? []) {
    if (element.scrollWidth > element.clientWidth) element.setAttribute('tabindex', '0');
  }
}
