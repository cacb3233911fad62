import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { SLOTS } from '#tests/support/profile-slots.ts';
import { bookingInput } from '#tests/support/factories.ts';

export const OWNER = { email: 'owner@example.com', password: 'a password for the bench' };
const VISITOR = 'ana@example.com';

interface Site {
  url: string;
  process: ChildProcess;
}

export interface MailBench {
  /** Starts a mail server; see mail-sink.ts for its arguments. */
  startSink: (...args: string[]) => Promise<ChildProcess>;
  /** Starts a site with that many readers that sends to the mail server. */
  startSite: (readers: number, env: Record<string, string>) => Promise<Site>;
}

/** What a process holds in memory, in MB. */
function memory({ pid }: ChildProcess): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);
}

function post({ url }: Site, script: string, body: object, token = ''): Promise<Response> {
  return fetch(`${url}/api/${script}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

/** Sends the newsletter to all readers. @returns the promise of the answer, which comes when they are sent, or later */
async function sendNewsletter(site: Site): Promise<{ answered: Promise<unknown> }> {
  const { token } = (await (await post(site, 'login-clean.php', OWNER)).json()) as { token: string };
  const newsletter = {
    subject: 'Autumn news',
    content: 'Three new sites went up this month. '.repeat(60),
    cta_text: 'Read on',
    cta_url: 'https://example.com/',
  };
  // The site may be ended before it has answered.
  const answered = post(site, 'send-newsletter-production.php', newsletter, token).catch(() => null);
  return { answered };
}

/** Resolves once the mail server says so. */
function said(sink: ChildProcess, wanted: string): Promise<void> {
  const lines = createInterface({ input: sink.stdout! });
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      if (line === wanted) resolve();
    });
  });
}

async function end(signal: 'SIGTERM' | 'SIGKILL', ...processes: ChildProcess[]): Promise<void> {
  for (const { pid } of processes) process.kill(pid!, signal);
  await Promise.all(processes.map((ended) => once(ended, 'exit')));
}

/** A working day that can be booked. */
function bookableDay(): string {
  const day = new Date(Date.now() + 3 * 24 * 60 * 60_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** How many messages a second go to the mail server, by its distance, what it offers and how many connections there are. */
export async function measureSpeeds(bench: MailBench): Promise<void> {
  console.log('\nEmails a second, by the round trip to the mail server');
  console.log('round trip  pipelining  connections  emails/s   server holds');
  for (const [roundTrip, pipelining, connections, readers] of [
    ['0', 'pipelining', '3', 10_000],
    ['0', 'pipelining', '1', 10_000],
    ['50', 'pipelining', '3', 1_000],
    ['50', 'no', '3', 1_000],
    ['50', 'pipelining', '1', 500],
    ['50', 'no', '1', 300],
  ] as const) {
    const sink = await bench.startSink(roundTrip, pipelining);
    const site = await bench.startSite(readers, { MAIL_RATE: '1000', MAIL_CONNECTIONS: connections });
    const done = said(sink, `taken ${readers}`);
    const start = performance.now();
    const { answered } = await sendNewsletter(site);
    await done;
    const speed = readers / ((performance.now() - start) / 1_000);
    await answered;
    const cells = [`${roundTrip} ms`.padStart(10), pipelining.padStart(12), connections.padStart(13)];
    console.log(
      `${cells.join('')}${speed.toFixed(1).padStart(10)}${String(memory(site.process)).padStart(12)} MB`,
    );
    await end('SIGTERM', site.process, sink);
  }
}

/** How soon a booking's confirmation reaches the mail server while a newsletter to 10,000 goes out. */
export async function measureBooking(bench: MailBench): Promise<void> {
  console.log('\nA booking while a newsletter to 10,000 goes out, 50 ms away: when its confirmation arrives');
  for (const [how, ...options] of [['at ease'], ['all newsletters hang', 'hangs']] as const) {
    for (const rate of ['1000', '10']) {
      const sink = await bench.startSink('50', 'pipelining', ...options);
      const site = await bench.startSite(10_000, { MAIL_RATE: rate });
      await sendNewsletter(site);
      await new Promise((resolve) => setTimeout(resolve, 1_000)); // newsletters are on all connections
      const arrived = said(sink, `to ${VISITOR}`);
      const start = performance.now();
      const booking = bookingInput(bookableDay(), SLOTS[0]!, { email: VISITOR });
      const { status } = await post(site, 'consultation.php', booking);
      if (status !== 200) throw new Error(`The booking was answered with ${status}.`);
      await arrived;
      console.log(`${how}, MAIL_RATE=${rate}: ${((performance.now() - start) / 1_000).toFixed(2)} s`);
      await end('SIGKILL', site.process, sink);
    }
  }
}
