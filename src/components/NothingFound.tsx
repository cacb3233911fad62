import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';

interface NothingFoundProps {
  title: string;
  /** What happened, or what to do next. */
  message: string;
  /** The page's own heading, announced at once, where nothing else stands on it. */
  isPage?: boolean;
  /** The next step. */
  children: ReactNode;
}

/** A search or an address that nothing was found for, beside the signpost. */
export function NothingFound({ title, message, isPage = false, children }: NothingFoundProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="grid items-center gap-x-14 gap-y-8 pt-4 sm:grid-cols-[3fr_2fr] lg:grid-cols-[7fr_5fr]">
      <div>
        <div role={isPage ? 'alert' : undefined}>
          <Title className="font-serif text-title font-[520]">{title}</Title>
          <p className="mt-4 max-w-measure text-lead text-quiet">{message}</p>
        </div>
        <div className="mt-7">{children}</div>
      </div>
      <Drawing of="not-found" />
    </div>
  );
}
