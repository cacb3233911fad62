import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '#server/root.ts';
import { makeCertificate } from './certificate.ts';
import { launchOfImage } from './launch.ts';
import { fromDeploy, HAS_IPV6 } from './proxies/proxy.ts';
import { run } from './run.ts';

interface Service {
  image: string;
  environment?: Record<string, string>;
  volumes?: string[];
  networks: string[] | Record<string, { ipv4_address: string }>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** compose-scaled.yaml against the files, the settings and the image that it speaks of; nginx tests its configuration. */
export function checkScaled(folder: string): string {
  const { services, volumes } = parse(read('deploy/compose-scaled.yaml'), { merge: true }) as Compose;
  const sites = Object.entries(services).filter(([name]) => name.startsWith('site-'));
  for (const [name, service] of Object.entries(services)) {
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      const isThere = source.startsWith('./')
        ? existsSync(join(projectRoot, 'deploy', source))
        : source.startsWith('/') || source in volumes;
      assert.ok(isThere, `the volume ${source} of ${name}`);
    }
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      assert.ok(needed in services, `the service ${needed}`);
      const isAsked = needed.startsWith('site-') || services[needed]?.healthcheck !== undefined;
      assert.ok(isAsked || condition !== 'service_healthy', `${needed} has no healthcheck`);
    }
  }

  const known = new Set([...read('.env.example').matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name));
  const { TRUST_PROXY, ...settings } = sites[0]?.[1].environment ?? {};
  for (const name of Object.keys(settings)) assert.ok(known.has(name), `the setting ${name}`);
  assert.equal(TRUST_PROXY, '1');
  for (const [name, value] of Object.entries(launchOfImage().env)) assert.equal(settings[name], value, name);

  // The store is where the site looks for it, and signs for the same region.
  const garage = read('deploy/garage.toml');
  assert.ok(garage.includes(`s3_region = "${settings.S3_REGION}"`), 'the region');
  const { hostname, port } = new URL(settings.S3_ENDPOINT ?? '');
  assert.ok(garage.includes(`[s3_api]`) && garage.includes(`api_bind_addr = "[::]:${port}"`), 'the port');
  assert.equal(services[hostname]?.environment?.GARAGE_DEFAULT_BUCKET, settings.S3_BUCKET);

  // nginx passes on to these processes, and to no others.
  const addresses = sites.map(([, { networks }]) =>
    Array.isArray(networks) ? '' : networks.site?.ipv4_address,
  );
  const upstream = [...read('deploy/nginx-scaled.conf').matchAll(/^ *server ([\d.]+):(\d+)/gm)];
  assert.deepEqual(
    upstream.map(([, address, port]) => `${address}:${port}`),
    addresses.map((address) => `${address}:${settings.PORT}`),
  );
  testNginx(join(folder, 'scaled'));
  return `${sites.length} processes; parsed, and nginx -t`;
}

function testNginx(folder: string): void {
  mkdirSync(folder);
  const certificate = makeCertificate(folder, 'example.com');
  const file = join(folder, 'nginx.conf');
  const site = fromDeploy('nginx-scaled.conf', [
    ['/etc/letsencrypt/live/example.com/fullchain.pem', certificate.file],
    ['/etc/letsencrypt/live/example.com/privkey.pem', certificate.key],
    ...(HAS_IPV6
      ? []
      : ([
          ['    listen [::]:80;\n', ''],
          ['    listen [::]:443 ssl http2;\n', ''],
        ] as const)),
  ]);
  writeFileSync(file, `pid ${folder}/pid;\nevents {}\nhttp {\n${site}\n}\n`);
  run(['nginx', '-t', '-q', '-e', 'stderr', '-c', file]);
}
