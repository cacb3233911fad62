import type { ReactNode } from 'react';
import { Phrases } from './Phrases.tsx';

interface SectionHeadingProps {
  /** The section's name in the margin. */
  name: string;
  title: string;
  id: string;
  /** Content below the title. */
  children?: ReactNode;
}

/** A section's heading: its name in the margin, its title in the column. */
export function SectionHeading({ name, title, id, children }: SectionHeadingProps) {
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[12rem_1fr]">
      <p className="margin-note lg:pt-3">{name}</p>
      <div>
        <h2 id={id} className="max-w-[13.3em] text-title">
          <Phrases>{title}</Phrases>
        </h2>
        {children}
      </div>
    </div>
  );
}
