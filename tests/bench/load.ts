import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface LoadOptions {
  /** Makes every address another one, so that nothing is answered from memory. */
  unique?: boolean;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
}

/** Asks one address over and over, after a short warm-up. @throws when any answer is not 200 */
export async function load(url: string, options: LoadOptions = {}): Promise<Load> {
  const { unique = false, headers = {}, connections = 20, seconds = 6 } = options;
  const run = (duration: number) => {
    let count = 0;
    return autocannon({
      url,
      connections,
      duration,
      requests: [
        {
          method: 'GET',
          headers,
          ...(unique
            ? {
                setupRequest: (request) => {
                  count += 1;
                  return {
                    ...request,
                    path: `${new URL(url).pathname}${new URL(url).search}&n=${process.hrtime.bigint()}${count}`,
                  };
                },
              }
            : {}),
        },
      ],
    });
  };
  await run(2);
  const result = await run(seconds);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
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
