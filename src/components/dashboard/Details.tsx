import type { ReactNode } from 'react';

/** More about what does not work, as whoever runs the server needs it: names of settings, a mail server's words. Folded up. */
export function Details({ children }: { children: ReactNode }) {
  return (
    <details className="mt-1 text-fine text-quiet">
      <summary className="finger-high inline-flex min-h-6 cursor-pointer items-center font-semibold underline decoration-edge underline-offset-4 hover:text-clay">
        Details
      </summary>
      <div className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line">{children}</div>
    </details>
  );
}
