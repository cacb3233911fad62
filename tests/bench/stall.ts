import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

/** What one visitor asks for at once: nearly all that the limit of reads lets one address ask for in a minute. */
const FLOOD = 590;
const FLOODER = '198.51.100.7';
const VISITOR = '203.0.113.20';

interface Answer {
  status: number;
  /** Compressed by brotli, and taken apart only once nobody is waiting any more. */
  body: Buffer;
  /** Milliseconds from the question to the last byte. */
  wait: number;
}

/**
 * Asks for hundreds of searches at once from one address, and in the middle of that for a page and a post from another:
 * how long that visitor waits, what he gets, and what the flood leaves behind. Nobody has read any of it before.
 * @param site e.g. `http://127.0.0.1:4100`; it trusts one proxy and limits calls
 * @param memoryNow the server's memory, in words
 */
export async function measureStall(site: string, memoryNow: () => string): Promise<void> {
  const agent = new Agent({ keepAlive: false });
  await ask(agent, `${site}/`, VISITOR); // the thread is there
  const quiet = await ask(agent, `${site}/blog/post-1`, VISITOR);
  console.log(`${describe(quiet)}   a post, nobody else asks`);

  const start = performance.now();
  const asked = ['/pricing', '/blog/post-2', '/blog?search=bread'];
  const flood = Array.from({ length: FLOOD }, (_, index) =>
    ask(agent, `${site}/blog?search=${index}`, FLOODER),
  );
  const askAll = async () => {
    await Promise.race(flood);
    return Promise.all(asked.map((path) => ask(agent, site + path, VISITOR)));
  };
  const [answers, ...flooded] = await Promise.all([askAll(), ...flood]);
  for (const [index, answer] of answers.entries()) {
    console.log(`${describe(answer)}   ${asked[index]}, while one address asks for ${FLOOD} searches`);
  }
  const waits = flooded.map(({ wait }) => wait).sort((a, b) => a - b);
  const rendered = flooded.filter(isRendered).length;
  console.log(
    `That address had ${rendered} rendered and ${FLOOD - rendered} plain in ${(performance.now() - start).toFixed(0)} ms, the slowest after ${waits.at(-1)?.toFixed(0)} ms; ${memoryNow()}`,
  );
  console.log(`${describe(await ask(agent, `${site}/pricing`, VISITOR))}   /pricing, once more afterwards`);
}

function describe(answer: Answer): string {
  const kind = isRendered(answer) ? 'rendered' : 'plain   ';
  return `${answer.status} ${kind} after ${answer.wait.toFixed(0).padStart(6)} ms`;
}

/** Whether the document carries its page's first render. */
function isRendered({ body }: Answer): boolean {
  return !brotliDecompressSync(body).includes('<div id="root"></div>');
}

/** @throws when the answer is no document */
async function ask(agent: Agent, address: string, from: string): Promise<Answer> {
  const start = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { Host: 'wren.example', 'X-Forwarded-For': from, 'Accept-Encoding': 'br' };
    get(address, { agent, headers }, resolve).on('error', reject);
  });
  const body = await buffer(response);
  const wait = performance.now() - start;
  const status = response.statusCode ?? 0;
  if (response.headers['content-encoding'] !== 'br')
    throw new Error(`${address}: ${status} ${body.toString()}`);
  return { status, body, wait };
}
