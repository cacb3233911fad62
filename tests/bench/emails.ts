import { type ChildProcess, execFileSync } from 'node:child_process';
import { createInterface } from 'node:readline';

interface Campaign {
  url: string;
  owner: { email: string; password: string };
  server: ChildProcess;
  /** Prints how many messages came, each thousand; see mail-sink.ts. */
  sink: ChildProcess;
  /** How many there are to write to: thousands. */
  subscribers: number;
}

/** What the process holds in memory, in MB. */
function memory({ pid }: ChildProcess): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);
}

/** Sends a newsletter to all, and prints after each thousand how fast they went and what the server holds. */
export async function sendToAll({ url, owner, server, sink, subscribers }: Campaign): Promise<void> {
  const post = (script: string, body: object, token = '') =>
    fetch(`${url}/api/${script}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const line = (when: string, speed: string) =>
    console.log(`${when.padEnd(20)}${speed.padStart(12)}${String(memory(server)).padStart(8)} MB`);
  const { token } = (await (await post('login-clean.php', owner)).json()) as { token: string };

  line('before', '');
  const counts = createInterface({ input: sink.stdout! });
  const content = 'Three new sites went up this month. '.repeat(60);
  const newsletter = {
    subject: 'Autumn news',
    content,
    cta_text: 'Read on',
    cta_url: 'https://example.com/',
  };
  const start = performance.now();
  const answered = post('send-newsletter-production.php', newsletter, token);
  let last = start;
  for await (const count of counts) {
    const now = performance.now();
    line(`after ${count}`, `${Math.round(1_000_000 / (now - last))}/s`);
    last = now;
    if (Number(count) % subscribers === 0) break;
  }
  const speed = subscribers / ((last - start) / 1_000);
  await answered;
  line('all', `${Math.round(speed)}/s`);
}
