import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { noise } from '#tests/support/images.ts';
import { type Certificate, makeCertificate } from './certificate.ts';
import { checkFiles } from './files.ts';
import { makeImage, openToAll } from './image.ts';
import { checkJourney, openBrowser } from './journey.ts';
import { launchOfImage, launchOfUnit } from './launch.ts';
import { apache } from './proxies/apache.ts';
import { caddy } from './proxies/caddy.ts';
import { nginx } from './proxies/nginx.ts';
import { type ProxyKind, startProxy, type Variant } from './proxies/proxy.ts';
import { Report } from './report.ts';
import { freePort, type Running, stopAll } from './run.ts';
import { Site } from './site.ts';
import { checkProcess } from './stop.ts';
import { ensureTools } from './tools.ts';
import { checkTransport } from './transport.ts';
import { Visitor } from './visitor.ts';

/**
 * `npm run check:deploy`: tries every file of deploy/. The Dockerfile's steps make an installation; the server runs from
 * it as the image and as the systemd unit start it, behind real nginx, Apache and Caddy with the files that an operator
 * copies, at a root and in a sub-folder, over TLS, and behind the one line of every tutorial; a browser goes through
 * each. `-- --image FOLDER` takes an installation that is there; `-- --only nginx` tries one proxy.
 */
const NAME = 'shingle.test';
const PROXIES = [nginx, apache, caddy];
/** About 8 MB of noise, which nothing makes smaller. */
const IMAGE = { width: 1_920, height: 1_457 };

const option = (name: string) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? undefined : process.argv[index + 1];
};

const folder = mkdtempSync(join(tmpdir(), 'shingle-deploy-'));
openToAll(folder);
const report = new Report();

interface Round {
  app: string;
  browser: Browser;
  image: string;
  certificate: Certificate;
  /** What has nothing to do with the proxy is tried behind the first one alone. */
  isFirst: boolean;
}

async function main(): Promise<void> {
  ensureTools();
  let app = option('image');
  await report.check('Dockerfile', 'its steps, without an engine', () => {
    app ??= join(makeImage(folder), 'app');
    return app;
  });
  if (app === undefined) return;
  await checkFiles(report, folder, app);

  const image = join(folder, 'eight-megabytes.png');
  writeFileSync(image, await noise(IMAGE.width, IMAGE.height));
  const browser = await openBrowser(NAME);
  const round = { app, browser, image, certificate: makeCertificate(folder, NAME) };
  const wanted = PROXIES.filter(({ name }) => name.toLowerCase() === (option('only') ?? name).toLowerCase());
  try {
    for (const [index, kind] of wanted.entries()) {
      for (const variant of ['root', 'subfolder', 'stock'] as const) {
        await tryProxy(kind, variant, { ...round, isFirst: index === 0 });
      }
    }
  } finally {
    await browser.close();
  }
}

/** The root is served as the image serves it, the sub-folder as the unit does. */
async function tryProxy(kind: ProxyKind, variant: Variant, round: Round): Promise<void> {
  const { app, browser, image, certificate, isFirst } = round;
  const where = `${kind.name}, ${variant}`;
  const home = join(folder, `${kind.name}-${variant}`);
  const launch = variant === 'subfolder' ? launchOfUnit() : launchOfImage();
  const base = variant === 'subfolder' ? '/site' : '';
  const ports = { httpPort: await freePort(), httpsPort: await freePort() };
  const siteUrl = `https://${NAME}:${ports.httpsPort}${base}`;

  const started: { site?: Site; proxy?: Running } = {};
  await report.check(where, 'starts', async () => {
    started.site = await Site.start(app, launch, join(home, 'site'), siteUrl);
    started.proxy = await startProxy(kind, variant, {
      ...ports,
      folder: join(home, 'proxy'),
      documents: join(home, 'documents'),
      name: NAME,
      sitePort: started.site.port,
      certificate,
    });
    return siteUrl;
  });
  const { site, proxy } = started;
  if (site !== undefined && proxy !== undefined) {
    const isOurs = variant !== 'stock';
    await checkJourney(report, where, { browser, siteUrl, image: isOurs ? image : null });
    const visitor = new Visitor({ ...ports, name: NAME, certificate });
    if (isOurs) await checkTransport(report, where, { visitor, base, name: NAME });
    if (isOurs && isFirst) await checkProcess(report, site, launch);
    await report.check(where, 'stops', () => stopProxy(proxy));
  }
  await stopAll();
}

/** @throws with what it printed when it had ended before */
async function stopProxy(proxy: Running): Promise<string> {
  const { exitCode, signalCode } = proxy.child;
  if (exitCode !== null || signalCode !== null) throw new Error(`It had ended: ${proxy.output().trim()}`);
  return `with ${await proxy.stop()}`;
}

try {
  await main();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
report.print();
if (report.failures > 0) process.exitCode = 1;
