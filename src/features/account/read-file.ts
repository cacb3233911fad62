/** How much of a download is there, in bytes; `of` is null where nobody has said how much is to come. */
export interface DownloadProgress {
  received: number;
  of: number | null;
}

/** So much is handed to the browser at once, which keeps it where there is room: not in the page's memory. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Reads a response as a file.
 * @throws TypeError when the connection ends before all is there
 */
export async function readFile(
  response: Response,
  onProgress: (progress: DownloadProgress) => void,
): Promise<Blob> {
  const length = Number(response.headers.get('Content-Length') ?? NaN);
  const of = Number.isFinite(length) ? length : null;
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let waitingBytes = 0;
  let received = 0;
  function keep() {
    parts.push(new Blob(waiting));
    waiting = [];
    waitingBytes = 0;
  }
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    waiting.push(read.value);
    waitingBytes += read.value.length;
    received += read.value.length;
    if (waitingBytes >= PART_BYTES) keep();
    onProgress({ received, of });
  }
  keep();
  if (of !== null && received !== of) throw new TypeError(`${received} of ${of} bytes have arrived.`);
  return new Blob(parts);
}

/** The name in a `Content-Disposition` header; null for none. */
export function fileNameOf(response: Response): string | null {
  return /filename="([^"/\\]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? null;
}
