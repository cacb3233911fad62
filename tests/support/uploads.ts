import { readdir } from 'node:fs/promises';
import { useObjectStore } from './object-store.ts';
import { type TestApp, useTestApp } from './test-app.ts';

/** Where uploads can live. */
export const PLACES = ['a folder', 'an object store'] as const;

interface Uploads {
  readonly app: TestApp;
  readonly token: string;
  /** The names of all files that are kept, finished or not. */
  files: () => Promise<string[]>;
}

/** A test app whose uploads live in such a place. */
export function useUploads(place: (typeof PLACES)[number]): Uploads {
  if (place === 'a folder') {
    const test = useTestApp();
    return Object.assign(test, { files: () => filesIn(test.app.config.uploadsDir) });
  }
  const objects = useObjectStore();
  const test = useTestApp(() => ({ env: objects.store.env }));
  return Object.assign(test, {
    async files() {
      const keys = await objects.store.keys();
      const incoming = await filesIn(test.app.context.files.incoming);
      return [...keys.map((key) => key.replace('uploads/', '')), ...incoming];
    },
  });
}

/** All files below a folder; none where it does not exist. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}
