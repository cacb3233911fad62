// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type DownloadProgress, fileNameOf, readFile } from '#app/features/account/read-file.ts';

function answer(pieces: string[], headers: Record<string, string> = {}): Response {
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers });
}

describe('a download', () => {
  it('is read piece by piece, and says how much is there', async () => {
    const told: DownloadProgress[] = [];
    const file = await readFile(answer(['abc', 'de'], { 'Content-Length': '5' }), (progress) =>
      told.push(progress),
    );
    expect(await file.text()).toBe('abcde');
    expect(told).toEqual([
      { received: 3, of: 5 },
      { received: 5, of: 5 },
    ]);
  });

  it('that is shorter than was said is none', async () => {
    const cut = readFile(answer(['abc'], { 'Content-Length': '5' }), () => undefined);
    await expect(cut).rejects.toThrow('3 of 5 bytes');
  });

  it('of an unknown length is taken as it comes', async () => {
    const told: DownloadProgress[] = [];
    const file = await readFile(answer(['x']), (progress) => told.push(progress));
    expect(file.size).toBe(1);
    expect(told).toEqual([{ received: 1, of: null }]);
  });

  it('has the name that the server gives it', () => {
    expect(fileNameOf(answer([], { 'Content-Disposition': 'attachment; filename="a.zip"' }))).toBe('a.zip');
    expect(fileNameOf(answer([], { 'Content-Disposition': 'attachment; filename="../a.zip"' }))).toBeNull();
    expect(fileNameOf(answer([]))).toBeNull();
  });
});
