import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { projectRoot } from '#server/root.ts';
import type { Certificate } from '../certificate.ts';
import { run, type Running, start, waitUntil } from '../run.ts';

/** `stock` is the one line that every tutorial has, and nothing else. */
export type Variant = 'root' | 'subfolder' | 'stock';

/** What stands for the name, the folder and the ports that an operator puts into a file of deploy/. */
export interface Place {
  /** Holds the proxy's files; belongs to this run alone. */
  folder: string;
  name: string;
  httpPort: number;
  httpsPort: number;
  sitePort: number;
  certificate: Certificate;
  /** What the name serves beside the site's folder. */
  documents: string;
}

/** How a proxy is run in the foreground from one file. */
export interface ProxyKind {
  name: string;
  /** The file of deploy/ for a variant. */
  file: (variant: 'root' | 'subfolder') => string;
  /** The whole configuration: what Debian's package brings, around what an operator adds. */
  configure: (variant: Variant, place: Place) => string;
  test: (configuration: string, place: Place) => string[];
  run: (configuration: string, place: Place) => string[];
}

/** Has the proxy itself test its configuration, and starts it. */
export async function startProxy(kind: ProxyKind, variant: Variant, place: Place): Promise<Running> {
  for (const folder of [place.folder, place.documents]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(place.documents, 'index.html'), '<h1>Something else</h1>');
  const configuration = join(place.folder, 'proxy.conf');
  writeFileSync(configuration, kind.configure(variant, place));
  const env = proxyEnvironment(place);
  run(kind.test(configuration, place), { env });
  const proxy = start(kind.run(configuration, place), { env });
  await waitUntil(proxy, () => answers(place));
  return proxy;
}

function proxyEnvironment({ folder }: Place): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CONFIG_HOME: join(folder, 'config'),
  };
}

/** Not only whether the port is taken, which a proxy does before it has read its configuration to the end. */
function answers({ httpsPort, name, certificate }: Place): Promise<boolean> {
  const options = { host: '127.0.0.1', port: httpsPort, servername: name, ca: certificate.pem };
  return new Promise((resolve) => {
    const socket = connect(options, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/**
 * A file of deploy/ with an operator's values in it.
 * @param changes what stands in the file, and what it becomes everywhere
 * @throws when the file does not hold what is to be changed
 */
export function fromDeploy(file: string, changes: readonly (readonly [from: string, to: string])[]): string {
  let text = readFileSync(join(projectRoot, 'deploy', file), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${file} has no ${JSON.stringify(from)} any more.`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Whether this machine has IPv6 at all: a proxy that is told to listen there won't start otherwise. */
export const HAS_IPV6 = existsSync('/proc/net/if_inet6') && readFileSync('/proc/net/if_inet6', 'utf8') !== '';
