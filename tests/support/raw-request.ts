import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Leaves the request unfinished, like a client that announces more than it sends. */
  unfinished?: boolean;
}

/** Sends a request exactly as given: the path as it is, no header added but Host, the response not decompressed. */
export function rawRequest(url: string, path: string, options: RawOptions = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const { method = 'GET', headers = {}, body, unfinished = false } = options;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        sent.destroy();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.on('error', reject);
    if (body !== undefined) sent.write(body);
    if (unfinished) sent.flushHeaders();
    else sent.end();
  });
}
