import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import type { RichTextPart, TextHeading } from '#shared/post-html.ts';
import { contentsOf } from '#shared/rich-text/contents.ts';
import { readHeadings } from '#shared/rich-text/read-headings.ts';
import { type Host, useHost } from '../lib/host.ts';
import { makeScrollable } from '../lib/make-scrollable.ts';
import { useCameWithDocument } from '../lib/use-in-browser.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { TextContents } from './TextContents.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

/**
 * An author's HTML: sanitised, with addresses under the current base, a player where a video stands, and a Copy button
 * on code. A long text begins with a table of its contents. [2.11.12] [D29]
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
  const { richText, domWindow } = useHost();
  const known = useMemo(() => richText(html, { cameWithDocument }), [html, cameWithDocument, richText]);
  const parts = known instanceof Promise ? use(known) : known;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => makeScrollable(root.current), [parts]);
  const contents = useMemo(() => contentsOf(headingsOf(parts, domWindow)), [parts, domWindow]);
  return (
    <div className="reading">
      <div aria-hidden className="reading-progress" />
      {contents.length === 0 ? null : <TextContents entries={contents} />}
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
    </div>
  );
}

function headingsOf(parts: readonly RichTextPart[], domWindow: Host['domWindow']): TextHeading[] {
  const headings = parts.map((part) => (part.kind === 'html' ? part.headings : []));
  if (!headings.includes(null)) return headings.flatMap((some) => some ?? []);
  const text = domWindow().document.querySelector('[data-rich-text]');
  return text === null ? [] : readHeadings(text);
}
