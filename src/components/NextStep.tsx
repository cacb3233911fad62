import type { ReactNode } from 'react';

interface NextStepProps {
  title: string;
  text: string;
  /** The links. */
  children: ReactNode;
}

/** The end of a page: what to do next. */
export function NextStep({ title, text, children }: NextStepProps) {
  return (
    <section aria-labelledby="next-step" className="border-t border-line print:hidden">
      <div className="shell grid items-end gap-x-16 gap-y-8 section lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="next-step" className="max-w-[10.6em] text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-[32em] text-lead text-quiet">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 lg:flex-col lg:items-start lg:pb-2">
          {children}
        </div>
      </div>
    </section>
  );
}
