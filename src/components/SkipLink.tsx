import * as words from '#content/words/frame.ts';

/** The first tab stop: skips the header and goes to `#main`. [2.1.18] [2.1.19] */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="pointer-events-none fixed top-2 left-2 z-50 rounded bg-ink px-4 py-3 font-semibold text-paper opacity-0 focus:pointer-events-auto focus:opacity-100"
    >
      {words.skip}
    </a>
  );
}
