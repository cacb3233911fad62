import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

const OK = 'ok';

interface HealthDeps {
  /** The bases under which the checks are answered: '' or '/sub-folder'. */
  bases: readonly string[];
  /** The headers of every answer. */
  headers: Record<string, string>;
}

/**
 * The health checks: `/healthz/live` says that the process runs, `/healthz` whether it should get requests. They are
 * answered ahead of everything else, so also while the database is being opened.
 */
export class Health {
  readonly #checks: ReadonlyMap<string, () => Promise<string>>;
  readonly #headers: Record<string, string>;
  #ping: (() => Promise<void>) | null = null;
  #draining = false;
  #pinging: Promise<string> | null = null;

  constructor({ bases, headers }: HealthDeps) {
    const alive = () => Promise.resolve(OK);
    this.#checks = new Map(
      bases.flatMap((base) => [
        [`${base}/healthz`, () => this.#readiness()],
        [`${base}/healthz/live`, alive],
      ]),
    );
    this.#headers = {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
    };
  }

  /** From now on requests are welcome, as long as `ping` resolves. */
  start(ping: () => Promise<void>): void {
    this.#ping = ping;
  }

  /** From now on requests should go elsewhere. */
  drain(): void {
    this.#draining = true;
  }

  /** Answers health checks, and leaves all else to `next`. */
  aheadOf(next: RequestListener): RequestListener {
    return (request, response) => {
      const check = this.#checkOf(request);
      if (check === null) next(request, response);
      else void check().then((status) => this.#send(response, status));
    };
  }

  #checkOf({ method, url = '' }: IncomingMessage): (() => Promise<string>) | null {
    // Every request comes by here: most are told apart without taking the address apart.
    if (!url.includes('/healthz') || (method !== 'GET' && method !== 'HEAD')) return null;
    const path = url.split('?', 1)[0] ?? '';
    return this.#checks.get(path.replace(/\/$/, '')) ?? null;
  }

  #readiness(): Promise<string> {
    if (this.#draining) return Promise.resolve('draining');
    if (this.#ping === null) return Promise.resolve('starting');
    // Checks that come at once ask the database once: anybody may call, as often as they like.
    this.#pinging ??= this.#ping()
      .then(
        () => OK,
        () => 'the database does not answer',
      )
      .finally(() => {
        this.#pinging = null;
      });
    return this.#pinging;
  }

  #send(response: ServerResponse, status: string): void {
    const body = JSON.stringify({ status });
    response.writeHead(status === OK ? 200 : 503, {
      ...this.#headers,
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  }
}
