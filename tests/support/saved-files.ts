import { onTestFinished, vi } from 'vitest';

interface SavedFile {
  name: string;
  type: string;
  text: () => Promise<string>;
}

/** Collects the files that the page saves, for the rest of a test. */
export function collectSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob === undefined) throw new Error('A link was followed that is no file.');
    saved.push({ name: this.download, type: blob.type, text: () => readAsText(blob) });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return saved;
}

/** Keeps the byte order mark, which `Blob.text()` removes. */
async function readAsText(blob: Blob): Promise<string> {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
