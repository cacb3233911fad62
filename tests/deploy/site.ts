import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Launch } from './launch.ts';
import { freePort, type Running, start, waitUntil } from './run.ts';

export const OWNER = { email: 'owner@example.com', password: 'a password for the check' };

/** The server, started as a file of deploy/ says, with data of its own. */
export class Site {
  readonly #app: string;
  readonly #launch: Launch;
  readonly #env: Record<string, string>;
  #running: Running | null = null;

  private constructor(app: string, launch: Launch, env: Record<string, string>) {
    this.#app = app;
    this.#launch = launch;
    this.#env = env;
  }

  /**
   * @param app the image's folder of the built site
   * @param folder where its data go
   * @param siteUrl what visitors call it
   */
  static async start(app: string, launch: Launch, folder: string, siteUrl: string): Promise<Site> {
    const data = join(folder, 'data');
    const uploads = join(folder, 'uploads');
    mkdirSync(folder, { recursive: true });
    for (const place of [data, uploads]) {
      mkdirSync(place, { recursive: true, mode: 0o700 });
      if (isRoot()) chownSync(place, launch.user, launch.user);
    }
    const site = new Site(app, launch, {
      PATH: process.env.PATH ?? '',
      ...launch.env,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      TRUST_PROXY: '1',
      SITE_URL: siteUrl,
      DATABASE_FILE: join(data, 'shingle.db'),
      UPLOADS_DIR: uploads,
      JWT_SECRET: randomBytes(32).toString('hex'),
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
    });
    await site.resume();
    return site;
  }

  get port(): number {
    return Number(this.#env.PORT);
  }

  /** Where it answers without a proxy, its folder included. */
  get url(): string {
    return `http://127.0.0.1:${this.port}${new URL(this.#env.SITE_URL ?? '').pathname.replace(/\/$/, '')}`;
  }

  get running(): Running {
    if (this.#running === null) throw new Error('The site is not running.');
    return this.#running;
  }

  /** Starts it once more, on the same data. */
  async resume(): Promise<void> {
    const started = this.command(this.#launch.args);
    this.#running = started;
    await waitUntil(started, () => /^https?:\/\/\S+$/m.test(started.output()));
  }

  /** Runs node beside the server: in its folder, with its environment, as its user. */
  command(args: readonly string[]): Running {
    return start([process.execPath, ...args], {
      cwd: this.#app,
      env: this.#env,
      user: isRoot() ? this.#launch.user : undefined,
    });
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
