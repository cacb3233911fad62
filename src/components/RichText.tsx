import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../lib/host.ts';
import { makeScrollable } from '../lib/make-scrollable.ts';
import { useCameWithDocument } from '../lib/use-in-browser.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

/**
 * An author's HTML: sanitised, with addresses under the current base, a player where a video stands, and a Copy button
 * on code. [2.11.12] [D29]
 */
export function RichText({ html }: { html: string }) {
  const cameWithDocument = useCameWithDocument();
  const [first] = useState(html);
  // What came with the document is there at once; what comes later may have to wait for the sanitiser.
  if (cameWithDocument && html === first) return <Parts html={html} cameWithDocument />;
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <Parts html={html} cameWithDocument={false} />
    </Suspense>
  );
}

function Parts({ html, cameWithDocument }: { html: string; cameWithDocument: boolean }) {
  const { richText } = useHost();
  const known = useMemo(() => richText(html, { cameWithDocument }), [html, cameWithDocument, richText]);
  const parts = known instanceof Promise ? use(known) : known;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    makeScrollable(root.current);
  }, [parts]);
  return (
    <div ref={root} data-rich-text className="prose">
      {parts.map((part, index) => {
        switch (part.kind) {
          case 'video':
            return <VideoPlayer key={index} id={part.id} />;
          case 'code':
            return <CodeBlock key={index} {...part} />;
          case 'html':
            // Safe: every part was sanitised, here or on the server.
            return <div key={index} className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />;
        }
      })}
    </div>
  );
}
