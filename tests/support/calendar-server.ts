import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What a test's server answers: a calendar file, or whatever a function sends. */
type Given = string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface CalendarServer {
  /** http://127.0.0.1:PORT, or another host. */
  url: string;
  port: number;
  /** What lies at each path. */
  files: Map<string, Given>;
  /** 'GET /path', each with the Authorization header if there was one. */
  asked: string[];
  stop: () => Promise<void>;
}

/** A server of calendar files on this machine. @param tls with a certificate, over https */
export async function startCalendarServer(
  tls?: { cert: string; key: string },
  host = '127.0.0.1',
): Promise<CalendarServer> {
  const files = new Map<string, Given>();
  const asked: string[] = [];
  const answer: RequestListener = (request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push([method, url, headers.authorization].filter((part) => part !== undefined).join(' '));
    const given = files.get(url);
    if (typeof given === 'function') given(request, response);
    else if (given === undefined) response.writeHead(404).end();
    else if (method !== 'GET') response.writeHead(405).end();
    else response.writeHead(200, { 'content-type': 'text/calendar' }).end(given);
  };
  const server = tls === undefined ? createServer(answer) : createSecureServer(tls, answer);
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `${tls === undefined ? 'http' : 'https'}://${host}:${port}`,
    port,
    files,
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
