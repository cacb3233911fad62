import type { ReactNode } from 'react';

/** A section of the account that the address can name. */
export function AccountSection({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="min-w-0 scroll-mt-16 outline-none lg:scroll-mt-4">
      {children}
    </div>
  );
}
