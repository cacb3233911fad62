import type { IncomingMessage } from 'node:http';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a visitor is on this very machine, where the site lives under its sub-folder. [2.1.17] */
export function isLocalHost(request: IncomingMessage): boolean {
  const { host } = request.headers;
  const name = host === undefined ? '' : host.replace(/:\d+$/, '').toLowerCase();
  return LOCAL_HOSTS.has(name);
}
