import { connect } from 'node:net';

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface LoadOptions {
  /** Makes every address another one, so that nothing is answered from the cache. */
  unique?: boolean;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
}

/**
 * Asks one address over and over, after a short warm-up, each connection one call at a time.
 *
 * It speaks HTTP/1.1 over bare sockets and reads no more of an answer than its status and length: a client that
 * does more is slower than what it measures, and then measures itself.
 * @param urls one address, or the same one of several processes, among which the connections are shared out
 * @throws when any answer is not 200
 */
export async function load(urls: string | readonly string[], options: LoadOptions = {}): Promise<Load> {
  const { unique = false, headers = {}, connections = 20, seconds = 6 } = options;
  const sites = typeof urls === 'string' ? [urls] : urls;
  const [url = ''] = sites;
  const { hostname, host, pathname, search } = new URL(url);
  const fields = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const requestFor = (path: string) => Buffer.from(`GET ${path} HTTP/1.1\r\n${fields.join('')}\r\n`);
  const same = requestFor(pathname + search);
  const salt = Date.now().toString(36);
  // One for all answers: nobody looks at them twice, and it stays in the processor's cache.
  const buffer = Buffer.alloc(64 * 1024);
  let count = 0;
  const next = () => {
    count += 1;
    return unique ? requestFor(`${pathname}${search}${search === '' ? '?' : '&'}n=${salt}${count}`) : same;
  };

  async function run(duration: number): Promise<number[]> {
    const end = performance.now() + duration * 1_000;
    const times: number[] = [];
    const portOf = (connection: number) => Number(new URL(sites[connection % sites.length] ?? '').port);
    await Promise.all(Array.from({ length: connections }, (_, index) => converse(portOf(index), end, times)));
    return times;
  }

  function converse(port: number, end: number, times: number[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect({
        host: hostname,
        port,
        noDelay: true,
        onread: { buffer, callback: (length) => read(length) },
      });
      let sent = 0;
      let missing = 0;
      const ask = () => {
        sent = performance.now();
        socket.write(next());
      };
      socket.on('connect', ask);
      socket.on('error', reject);
      const read = (length: number): boolean => {
        if (missing === 0) missing = answerLength(buffer.subarray(0, length), url);
        missing -= length;
        if (missing > 0) return true;
        const now = performance.now();
        times.push(now - sent);
        if (now < end) {
          ask();
        } else {
          socket.end();
          resolve();
        }
        return true;
      };
    });
  }

  await run(2);
  const times = (await run(seconds)).sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? NaN).toFixed(1));
  return { requestsPerSecond: Math.round(times.length / seconds), p50: at(0.5), p99: at(0.99) };
}

/** How many bytes an answer has whose first bytes these are. @throws when it is not a 200 that says its length */
function answerLength(bytes: Buffer, url: string): number {
  const headEnd = bytes.indexOf('\r\n\r\n');
  const head = bytes.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`${url}: ${head}`);
  return headEnd + 4 + Number(length);
}

/** The median time of single calls, one after the other, in milliseconds. */
export async function medianTime(addressOf: (index: number) => string, calls = 60): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < calls + 10; index += 1) {
    const start = performance.now();
    const response = await fetch(addressOf(index));
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${addressOf(index)}: ${response.status}`);
    if (index >= 10) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}
