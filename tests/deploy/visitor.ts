import { type IncomingHttpHeaders, request as requestPlain } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as requestSecure } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** The address that the call comes from, one of this machine's 127.0.0.0/8. */
  from?: string;
}

/** Somebody outside who knows the site by its name alone, and checks its certificate. */
export class Visitor {
  readonly #name: string;
  readonly #httpPort: number;
  readonly #httpsPort: number;
  readonly #ca: string;

  constructor(place: { name: string; httpPort: number; httpsPort: number; certificate: { pem: string } }) {
    this.#name = place.name;
    this.#httpPort = place.httpPort;
    this.#httpsPort = place.httpsPort;
    this.#ca = place.certificate.pem;
  }

  /** Over HTTP/1.1 and TLS. */
  call(path: string, { method = 'GET', headers = {}, body, from }: Call = {}): Promise<Answer> {
    const options = {
      host: '127.0.0.1',
      port: this.#httpsPort,
      servername: this.#name,
      ca: this.#ca,
      path,
      method,
      headers: {
        Host: `${this.#name}:${this.#httpsPort}`,
        ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
      agent: false,
      ...(from === undefined ? {} : { localAddress: from }),
    } as const;
    return new Promise((resolve, reject) => {
      const sent = requestSecure(options, (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        buffer(response).then((read) => resolve({ status, headers: answered, body: read }), reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Over plain HTTP. */
  callPlain(path: string): Promise<Answer> {
    const options = {
      host: '127.0.0.1',
      port: this.#httpPort,
      path,
      headers: { Host: this.#name },
      agent: false,
    };
    return new Promise((resolve, reject) => {
      requestPlain(options, (response) => {
        const { statusCode: status = 0, headers } = response;
        buffer(response).then((body) => resolve({ status, headers, body }), reject);
      })
        .on('error', reject)
        .end();
    });
  }

  /** The status of an answer over HTTP/2. @throws when the proxy does not speak it */
  statusOverHttp2(path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const session = connectHttp2(`https://${this.#name}:${this.#httpsPort}`, {
        createConnection: () =>
          connectTls({
            host: '127.0.0.1',
            port: this.#httpsPort,
            servername: this.#name,
            ca: this.#ca,
            ALPNProtocols: ['h2'],
          }),
      });
      session.on('error', reject);
      const stream = session.request({ ':path': path });
      stream.on('response', (headers) => {
        resolve(headers[':status'] ?? 0);
        session.destroy();
      });
      stream.on('error', reject);
    });
  }

  /** Whether a TLS version is spoken. */
  speaks(version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3'): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connectTls({
        host: '127.0.0.1',
        port: this.#httpsPort,
        servername: this.#name,
        ca: this.#ca,
        minVersion: version,
        maxVersion: version,
        ciphers: 'DEFAULT@SECLEVEL=0', // else this side would refuse the old version by itself
      });
      socket.on('secureConnect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  }
}
