import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { ConfigError } from '../config.ts';

/** How long a stop takes in callers, then lets idle connections send one more request; and its longest wait. */
const IDLE_GRACE = 1_000;
const STOP_TIMEOUT_MS = 8_000;

export interface Serving {
  port: number;
  /** Finishes what is under way, then resolves. */
  stop: () => Promise<void>;
}

/**
 * Listens, with time limits that keep slow callers from holding connections.
 * @throws ConfigError naming PORT or HOST when it can't listen there
 */
export async function serve(
  listener: RequestListener,
  port: number,
  host: string | undefined,
): Promise<Serving> {
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 300_000, // a 50 MB image over a slow line
      keepAliveTimeout: 20_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      if (!server.listening) response.setHeader('Connection', 'close');
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
    stop: () => stop(server),
  };
}

/** Why the server can't listen, by the variable that is to be changed. */
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
  // Not http's own close(): that one cuts idle connections at once, and with them a request just on its way.
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
 * Takes in who is connected to the system already, for a second at most: the system resets whoever is still waiting
 * there when the port is closed, and the server takes in one each turn of its event loop.
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
    await turn(); // the first may come before the network is looked at, the second can't
  }
  server.off('connection', note);
}

/** Closes idle connections after a look at the network: what came while the server was held up is no idleness. */
function closeIdle(server: Server): void {
  setImmediate(() => server.closeIdleConnections());
}
