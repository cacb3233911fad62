const STRANGERS = 60;

interface Owner {
  email: string;
  password: string;
}

/**
 * The owner signs in while as many wrong sign-ins as `STRANGERS` come at once, each from a network of its own: at a
 * browser that signed in before, and at one that never did. Also what another visitor's read waits in the meantime.
 */
export async function signInAmongStrangers(url: string, owner: Owner): Promise<void> {
  const before = await signIn(url, owner, '198.51.100.1');
  console.log(`a sign-in alone: ${seconds((await signIn(url, owner, '198.51.100.1')).ms)}`);
  const device = before.cookies.filter((cookie) => !cookie.includes('session=')).join('; ');
  let over = false;
  const reads = readUntil(url, () => over);

  const strangers = Array.from({ length: STRANGERS }, (_, index) =>
    signIn(url, { ...owner, password: 'a wrong guess' }, `203.0.113.${index + 1}`),
  );
  await Promise.race([Promise.all(strangers), ...strangers.map(refused)]); // until the line is full
  const [known, unknown] = await Promise.all([
    signIn(url, owner, '198.51.100.2', device),
    signIn(url, owner, '198.51.100.3'),
  ]);
  const answers = await Promise.all(strangers);
  over = true;

  const statuses = new Map<number, number>();
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    `the strangers: ${counts}, the last after ${seconds(Math.max(...answers.map(({ ms }) => ms)))}`,
  );
  console.log(`the right password at a known device: ${known.status} after ${seconds(known.ms)}`);
  console.log(`the right password elsewhere: ${unknown.status} after ${seconds(unknown.ms)}`);
  const waits = (await reads).sort((a, b) => a - b);
  const at = (share: number) => (waits[Math.floor((waits.length - 1) * share)] ?? NaN).toFixed(1);
  console.log(`another read meanwhile: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
}

async function signIn(url: string, { email, password }: Owner, address: string, cookie?: string) {
  const start = performance.now();
  const response = await fetch(`${url}/api/login-clean.php`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(cookie === undefined || cookie === '' ? {} : { Cookie: cookie }),
    },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  const cookies = response.headers.getSetCookie().map((set) => set.split(';', 1)[0] ?? '');
  return { status: response.status, ms: performance.now() - start, cookies };
}

/** Resolves once a sign-in was refused because of the others; never when it was not. */
async function refused(attempt: Promise<{ status: number }>): Promise<void> {
  if ((await attempt).status !== 429) await new Promise(() => undefined);
}

/** Reads one address over and over; how long each took, in milliseconds. */
async function readUntil(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return times;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}
