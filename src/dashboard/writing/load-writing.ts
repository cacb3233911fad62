/** The code of the page for writing; that of its editor comes at the same time. */
export async function loadWriting() {
  const [{ WritingPage }] = await Promise.all([
    import('./WritingPage.tsx'),
    import('../../features/editor/RichTextEditor.tsx'),
  ]);
  return { default: WritingPage };
}

/** A failure shows when the page is opened. */
export function prefetchWriting(): void {
  loadWriting().catch(() => undefined);
}
