import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Nginx, startNginx } from './nginx.ts';
import { freePort, type ServerProcess, serverSettings, startServer } from './server-process.ts';
import { type Answer, callApi, type CallOptions } from './call-api.ts';
import { OWNER, TEST_SECRET } from './test-app.ts';
import { dropDatabase } from './test-database.ts';

/** One of the processes of a site. */
export interface SiteNode {
  /** Where it answers without nginx. */
  url: string;
  api: (method: string, path: string, call?: CallOptions) => Promise<Answer>;
  /** Sends a signal, and waits for its end. @returns the exit code; null when the signal itself ended it */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Starts it again, on the same port. */
  start: () => Promise<void>;
}

/** Several processes of the built site on one database, behind a real nginx. */
export interface SiteCluster extends Nginx {
  settings: Record<string, string>;
  nodes: readonly [SiteNode, SiteNode, SiteNode];
  /** Through nginx. */
  api: SiteNode['api'];
  /** Signs the owner in. @returns the token */
  signIn: () => Promise<string>;
}

/** @param env settings over the tests' own: another database, `DRAIN_SECONDS` … */
export async function startSiteCluster(env: Record<string, string> = {}): Promise<SiteCluster> {
  const settings = await serverSettings({
    JWT_SECRET: TEST_SECRET,
    TRUST_PROXY: '1',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    ...env,
  });
  const folder = await mkdtemp(join(tmpdir(), 'shingle-cluster-'));
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const [one, two, three] = ports.map((port) => new Process({ ...settings, PORT: String(port) }));
  const nodes = [one!, two!, three!] as const; // as many as ports
  await Promise.all(nodes.map((node) => node.start()));
  const nginx = await startNginx(join(folder, 'nginx'), ports);
  const api: SiteNode['api'] = (...call) => callApi(nginx.url, ...call);
  return {
    ...nginx,
    settings,
    nodes,
    api,
    async signIn() {
      const { email, password } = OWNER;
      const answer = await api('POST', 'login-clean.php', { json: { email, password } });
      if (answer.status !== 200) throw new Error(`The owner could not sign in: ${answer.text}`);
      return answer.json.token as string;
    },
    async stop() {
      await nginx.stop();
      await Promise.all(nodes.map((node) => node.end('SIGKILL')));
      await dropDatabase(settings);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

class Process implements SiteNode {
  readonly #settings: Record<string, string>;
  #running: ServerProcess | null = null;

  constructor(settings: Record<string, string>) {
    this.#settings = settings;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#settings.PORT}`;
  }

  api(...call: Parameters<SiteNode['api']>): Promise<Answer> {
    return callApi(this.url, ...call);
  }

  async start(): Promise<void> {
    const started = startServer(this.#settings);
    this.#running = started;
    await started.listening;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#running?.child.kill(signal);
    return (await this.#running?.ended) ?? null;
  }
}
