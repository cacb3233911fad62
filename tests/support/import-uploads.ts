import { expect } from 'vitest';
import type { ImportChoices, ImportRun } from '#shared/contract/imports.ts';
import { IMPORT_PIECE_BYTES } from '#shared/import-limits.ts';
import type { Answer, TestApp } from './test-app.ts';

/** A file to upload. */
export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

export const NO_CHOICES: ImportChoices = { fetch: false, agreed: false, ask: false, pages: false };

/** Uploads and brings exports as the dashboard does. */
export function uploadsOf(app: TestApp, bearer: () => string) {
  const call = (method: string, query: string, json?: unknown) =>
    app.api(method, `imports.php${query}`, { bearer: bearer(), ...(json === undefined ? {} : { json }) });

  const read = async () => (await call('GET', '')).json.import as ImportRun | null;

  function piece(id: string, part: string, at: number, bytes: Buffer): Promise<Answer> {
    const body = new FormData();
    body.append('piece', new Blob([new Uint8Array(bytes)]), 'piece');
    return app.api('POST', `imports.php?id=${id}&part=${part}&at=${at}`, { body, bearer: bearer() });
  }

  /** @returns the id of an upload that is here as a whole */
  async function upload(source: UploadedFile, media: UploadedFile | null = null): Promise<string> {
    const announced = (file: UploadedFile) => ({ name: file.name, size: file.bytes.length });
    const json = { source: announced(source), media: media === null ? null : announced(media) };
    const begun = await call('POST', '', json);
    expect(begun.status).toBe(200);
    const { id } = begun.json.import as ImportRun;
    for (const [part, file] of Object.entries({ source, media })) {
      for (let at = 0; file !== null && at < file.bytes.length; at += IMPORT_PIECE_BYTES) {
        const sent = await piece(id, part, at, file.bytes.subarray(at, at + IMPORT_PIECE_BYTES));
        expect(sent.status).toBe(200);
      }
    }
    return id;
  }

  const change = (id: string, action: 'look' | 'bring' | 'stop', choices?: ImportChoices) =>
    call('PUT', '', { id, action, ...(choices === undefined ? {} : { choices }) });

  /** The import once no process works on it. */
  async function settled(): Promise<ImportRun> {
    let run: ImportRun | null = null;
    await expect
      .poll(
        async () => {
          run = await read();
          return run?.state;
        },
        { timeout: 60_000, interval: 50 },
      )
      .toMatch(/^(?:ready|done|failed|stopped)$/);
    return run!; // it was there a moment ago
  }

  async function look(source: UploadedFile, media: UploadedFile | null = null): Promise<ImportRun> {
    const id = await upload(source, media);
    expect((await change(id, 'look')).status).toBe(200);
    return settled();
  }

  async function bring(
    source: UploadedFile,
    { media = null, choices = NO_CHOICES }: { media?: UploadedFile | null; choices?: ImportChoices } = {},
  ): Promise<ImportRun> {
    const { id, state, problem } = await look(source, media);
    expect([state, problem]).toEqual(['ready', null]);
    expect((await change(id, 'bring', choices)).status).toBe(200);
    return settled();
  }

  return { call, read, piece, upload, change, settled, look, bring };
}
