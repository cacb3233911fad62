/** The code of the page for writing, its editor with it: shown later, that would wait for React's next turn (300 ms). */
export async function loadWriting() {
  const { WritingPage } = await import('./WritingPage.tsx');
  return { default: WritingPage };
}

/** A failure shows when the page is opened. */
export function prefetchWriting(): void {
  loadWriting().catch(() => undefined);
}
