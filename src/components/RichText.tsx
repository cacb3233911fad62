import { useEffect, useMemo, useRef } from 'react';
import { useHost } from '../lib/host.ts';
import { splitRichText } from '../lib/rich-text.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

/** An author's HTML: sanitised, with addresses under the current base and a player where a video stands. [2.11.12] */
export function RichText({ html }: { html: string }) {
  const { base, origin, domWindow } = useHost();
  const parts = useMemo(
    () => splitRichText(html, { window: domWindow(), base, origin }),
    [html, domWindow, base, origin],
  );
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    makeScrollable(root.current);
  }, [parts]);
  return (
    <div ref={root} className="prose">
      {parts.map((part, index) =>
        part.kind === 'video' ? (
          <VideoPlayer key={index} id={part.id} />
        ) : (
          // Safe: splitRichText sanitises every part.
          <div key={index} className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />
        ),
      )}
    </div>
  );
}

/** Code and tables wider than the column scroll; with the keyboard too, once they can take focus. */
function makeScrollable(root: HTMLElement | null): void {
  for (const element of root?.querySelectorAll('pre, table') ?? []) {
    if (element.scrollWidth > element.clientWidth) element.setAttribute('tabindex', '0');
  }
}
