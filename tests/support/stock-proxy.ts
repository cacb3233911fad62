import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy on a free port. */
export interface StockProxy {
  port: number;
  /** Sets the server's port. */
  passTo: (port: number) => void;
  stop: () => Promise<void>;
}

/**
 * Forwards requests as nginx's bare `proxy_pass` and Apache's bare `ProxyPass` do: with the same path, the server's own
 * address as Host, and no information about the visitor.
 */
export async function startStockProxy(): Promise<StockProxy> {
  let target = 0;
  const proxy = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const passed = { ...headers, host: `127.0.0.1:${target}`, connection: 'close' };
    const onward = request({ host: '127.0.0.1', port: target, path: url, method, headers: passed });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy()); // aborts the forwarded request when the visitor leaves
    incoming.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    passTo(port) {
      target = port;
    },
    async stop() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}
