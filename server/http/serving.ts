import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { once } from 'node:events';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config.ts';

/** Milliseconds that a stop accepts connections, and then idle ones may still send a request; and its timeout. */
const IDLE_GRACE = 1_000;
const STOP_TIMEOUT_MS = 8_000;
/** After a drain: how long connections are kept again before the port is closed. */
const SETTLE_MS = 250;
/** A turn of the event loop that does nothing but look for connections takes less, in milliseconds. */
const QUIET_TURN_MS = 0.25;

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
  let closes = false; // the connections of the responses that begin now
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 300_000, // for a 50 MB image on a slow connection
      keepAliveTimeout: 20_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      if (closes) response.setHeader('Connection', 'close');
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
      closes = true;
    },
    async stop() {
      if (draining) {
        // Whoever keeps a connection need not open one just as the port is closed, which could fail.
        closes = false;
        await pause(SETTLE_MS);
      }
      await stop(server, () => (closes = true));
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

/** @param onClose called when no more connections are accepted */
async function stop(server: Server, onClose: () => void): Promise<void> {
  const closed = once(server, 'close');
  const force = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
  await takeInWaiting(server);
  // Not http's close(), which closes idle connections at once, even when a request is already on its way.
  NetServer.prototype.close.call(server);
  onClose();
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
 * when the port is closed, and the server accepts one per turn of its event loop. The last turn is one without work, or
 * others would arrive during that.
 */
async function takeInWaiting(server: Server): Promise<void> {
  let arrived = 0;
  const note = () => {
    arrived += 1;
  };
  server.on('connection', note);
  await turn(); // which may come before new connections are polled; the next ones cannot
  const end = performance.now() + IDLE_GRACE;
  let isQuiet = false;
  while (!isQuiet && performance.now() < end) {
    const [before, begun] = [arrived, performance.now()];
    await turn();
    isQuiet = arrived === before && performance.now() - begun < QUIET_TURN_MS;
  }
  server.off('connection', note);
}

/** Closes idle connections after polling the network once more: requests may have arrived while the server was busy. */
function closeIdle(server: Server): void {
  setImmediate(() => server.closeIdleConnections());
}
