import type { ImportFile, ImportPart } from '#shared/contract/imports.ts';
import { IMPORT_PIECE_BYTES } from '#shared/import-limits.ts';
import type { Request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

/** Failures in a row after which nobody tries any more, and what is waited before each, in ms. */
const RETRY_AFTER_MS = [1_000, 3_000, 8_000];

interface Sending {
  request: Request;
  id: string;
  part: ImportPart;
  file: File;
  /** Where in the file the first piece begins. */
  from: number;
  onSent: (part: ImportPart, received: number) => void;
}

/** Sends a file piece by piece, and goes on where it was broken off. @throws ApiError */
export async function sendExport({ request, id, part, file, from, onSent }: Sending): Promise<void> {
  let at = from;
  let failures = 0;
  while (at < file.size) {
    const body = new FormData();
    body.append('piece', file.slice(at, at + IMPORT_PIECE_BYTES), 'piece');
    try {
      at = (await request('sendImportPiece', { query: { id, part, at }, body })).received;
      failures = 0;
      onSent(part, at);
    } catch (error) {
      const wait = RETRY_AFTER_MS[failures];
      if (wait === undefined || !canGoOn(error)) throw error;
      failures += 1;
      await new Promise((resolve) => setTimeout(resolve, wait));
      at = await receivedOf({ request, id, part }, at);
    }
  }
}

/** Whether another try may help: the connection was lost, a proxy failed, or another piece is due. */
function canGoOn(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.kind === 'network' || error.status === 409 || (error.status ?? 0) >= 500)
  );
}

/** How much of it the server has; `known` while it does not say. */
async function receivedOf({ request, id, part }: Pick<Sending, 'request' | 'id' | 'part'>, known: number) {
  try {
    const { import: run } = await request('readImport', {});
    const file = run?.id === id ? fileOf(run.files, part) : undefined;
    return file?.received ?? known;
  } catch {
    return known;
  }
}

export function fileOf(files: readonly ImportFile[], part: ImportPart): ImportFile | undefined {
  return files.find((file) => file.part === part);
}
