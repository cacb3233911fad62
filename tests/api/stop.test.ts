import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serve, type Serving } from '#server/http/serving.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const ANSWER = /^HTTP\/1\.1 200 OK\r\n[^]*hello/;

function serveHello(): Promise<Serving> {
  return serve((_request, response) => response.end('hello'), 0, '127.0.0.1');
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Waits until nobody is let in any more. */
async function closed({ port }: Serving): Promise<void> {
  await vi.waitFor(async () => {
    const socket = open(port).on('connect', () => socket.destroy());
    await expect(once(socket, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
}

/** Keeps this process, the server with it, from doing anything, as a busy machine does. */
function holdUp(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

describe('a drain', () => {
  it('serves old and new connections, and asks with each response to close them', async () => {
    const serving = await serveHello();
    const kept = open(serving.port);
    kept.write(REQUEST);
    const [first] = (await once(kept, 'data')) as [Buffer];
    expect(first.toString()).toContain('\r\nConnection: keep-alive\r\n');

    serving.drain();
    for (const socket of [kept, open(serving.port), open(serving.port)]) {
      const answer = text(socket); // to its end: the server closes it
      socket.write(REQUEST);
      expect(await answer).toMatch(ANSWER);
      expect(await answer).toContain('\r\nConnection: close\r\n');
    }
    await serving.stop();
    await closed(serving);
  });
});

describe('a stop', () => {
  it('answers what came over a kept connection while the server was held up', async () => {
    const serving = await serveHello();
    const socket = open(serving.port);
    socket.write(REQUEST);
    await once(socket, 'data');

    const stopped = serving.stop();
    await closed(serving);
    const answer = text(socket);
    socket.write(REQUEST);
    holdUp(1_500); // longer than a connection may be idle
    expect(await answer).toMatch(ANSWER);
    expect(await answer).toContain('\r\nConnection: close\r\n');
    await stopped;
  });

  it('answers those who were at the door when it was closed', async () => {
    const serving = await serveHello();
    const sockets = Array.from({ length: 20 }, () => open(serving.port));
    const answers = sockets.map((socket) => text(socket));
    for (const socket of sockets) socket.write(REQUEST);
    await new Promise<void>((resolve) => process.nextTick(resolve)); // the system has connected them by then
    const stopped = serving.stop(); // before the server has seen any of them
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(ANSWER);
    await stopped;
    await closed(serving);
  });
});
