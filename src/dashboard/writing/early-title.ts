/** What was typed on a new post's page before its title was there, as `src/early-palette.ts` keeps it. */
export interface EarlyTitle {
  typed: string;
  /** Stops listening. */
  release: () => void;
}

declare global {
  interface Window {
    earlyTitle?: EarlyTitle;
  }
}

/** What was typed before the title was there; '' for nothing. From now on it takes keys itself. */
export function takeEarlyTitle(window: Window): string {
  const { earlyTitle: early } = window;
  delete window.earlyTitle;
  early?.release();
  return early?.typed ?? '';
}
