import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { ConfigError } from '../config.ts';

/** Milliseconds that a stop accepts connections, and then idle ones may still send a request; and its timeout. */
const IDLE_GRACE = 1_000;
const STOP_TIMEOUT_MS = 8_000;

export interface Serving {
  port: number;
  /** Goes on serving, but asks with each response to close its connection. */
  drain: () => void;
  /** Finishes pending requests, then resolves. */
  stop: () => Promise<void>;
}

/**
 * Listens, with timeouts so that slow clients cannot hold connections.
 * @throws ConfigError naming PORT or HOST when it cannot listen there
 */
export async function serve(
  listener: RequestListener,
  port: number,
  host: string | undefined,
): Promise<Serving> {
  let draining = false;
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 300_000, // for a 50 MB image on a slow connection
      keepAliveTimeout: 20_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      if (draining) response.setHeader('Connection', 'close');
      listener(request, response);
    },
  );
  server.listen({ port, ...(host === undefined ? {} : { host }) });
  await once(server, 'listening').catch((error: unknown) => {
    throw new ConfigError(listenProblem(error as NodeJS.ErrnoException, port, host));
  });

  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    drain() {
      draining = true;
    },
    stop() {
      draining = true;
      return stop(server);
    },
  };
}

/** Why the server cannot listen, named by the environment variable to change. */
export function listenProblem(error: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  const { code = '' } = error;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: is another copy running? Set PORT to use another one.`;
  if (code === 'EACCES') {
    return `PORT: this account may not listen on port ${port} (EACCES). Take one above 1023, and let a reverse proxy or the service manager have ${port}.`;
  }
  if (host === undefined) return `PORT: listening on port ${port} failed: ${error.message}.`;
  return `HOST: ${host} is no address of this machine (${code}). Leave HOST empty to listen on every one it has.`;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  const force = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
  await takeInWaiting(server);
  // Not http's close(), which closes idle connections at once, even when a request is already on its way.
  NetServer.prototype.close.call(server);
  const idle = setTimeout(() => {
    const sweep = setInterval(() => closeIdle(server), 100);
    server.once('close', () => clearInterval(sweep));
    closeIdle(server);
  }, IDLE_GRACE);
  await closed;
  clearTimeout(idle);
  clearTimeout(force);
}

/**
 * Accepts connections that wait in the system's backlog, for a second at most. The system resets those still waiting
 * when the port is closed, and the server accepts one per turn of its event loop.
 */
async function takeInWaiting(server: Server): Promise<void> {
  let came = true;
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  const end = performance.now() + IDLE_GRACE;
  while (came && performance.now() < end) {
    came = false;
    await turn();
    await turn(); // the first may run before new connections are polled, the second cannot
  }
  server.off('connection', note);
}

/** Closes idle connections after polling the network once more: requests may have arrived while the server was busy. */
function closeIdle(server: Server): void {
  setImmediate(() => server.closeIdleConnections());
}
