import { threadId } from 'node:worker_threads';
import { brotliCompressSync } from 'node:zlib';

/**
 * Stands in for the render thread's program: says on a channel which address it begins, and is done with it when told
 * so. Told to crash, it does that outside a render: once whoever asked has the document.
 */
export default async function make({ address, reads }) {
  const channel = new BroadcastChannel('held-thread');
  const told = new Promise((resolve) => {
    channel.onmessage = ({ data }) => resolve(data);
  });
  channel.postMessage(address);
  if ((await told) === 'crash') {
    reads.on('close', () => {
      throw new Error('outside a render');
    });
  }
  channel.close();
  const html = `<div id="root">${address} by ${threadId}</div>`;
  return {
    body: new Uint8Array(brotliCompressSync(html)),
    length: Buffer.byteLength(html),
    etag: `W/"${address}"`,
    styleHash: 'sha256-none',
    complete: true,
    richText: null,
  };
}
