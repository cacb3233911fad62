/** That Ctrl+K was pressed before the palette was there, as `src/early-palette.ts` keeps it. */
export interface EarlyPalette {
  /** What was typed after it; null where it was not pressed. */
  words: string | null;
  /** Stops listening. */
  release: () => void;
}

declare global {
  interface Window {
    earlyPalette?: EarlyPalette;
  }
}

/** What was typed for the palette before it was there; null where it was not asked for. From now on it takes keys itself. */
export function takeEarlyWords(window: Window): string | null {
  const { earlyPalette: early } = window;
  delete window.earlyPalette;
  early?.release();
  return early?.words ?? null;
}
