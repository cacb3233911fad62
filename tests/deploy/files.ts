import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '#server/root.ts';
import { dockerfile, wordsOf } from './dockerfile.ts';
import { launchOfImage, launchOfUnit, UNIT } from './launch.ts';
import type { Report } from './report.ts';
import { has, run } from './run.ts';
import { checkScaled } from './scaled.ts';

/** The files that no server here reads: each is checked by the program it is for, or against what it speaks of. */
export async function checkFiles(report: Report, folder: string, app: string): Promise<void> {
  await report.check('systemd unit', 'systemd-analyze verify', () => verifyUnit(folder, app));
  await report.check('systemd unit', 'systemd-analyze security', () => unitExposure());
  await report.check('compose.yaml', 'is whole', () => checkCompose());
  await report.check('compose-scaled.yaml', 'is whole', () => checkScaled(folder));
  await report.check('workflows', 'run what there is', () => checkWorkflows());
  await report.check('start', 'the same command everywhere', () => {
    const { scripts } = readJson('package.json') as { scripts: { start: string } };
    const [, ...args] = scripts.start.split(' ');
    assert.deepEqual(launchOfImage().args, args);
    assert.deepEqual(launchOfUnit().args, args);
    return scripts.start;
  });
}

/** Verified as it stands, but for the places of this run; a warning counts as a failure. */
function verifyUnit(folder: string, app: string): string {
  if (!has('systemd-analyze')) return 'left out: there is no systemd-analyze';
  const unit = join(folder, 'shingle.service');
  const text = readFileSync(UNIT, 'utf8');
  writeFileSync(unit, text.replaceAll('/usr/bin/node', process.execPath).replaceAll('/opt/shingle', app));
  assert.equal(run(['systemd-analyze', 'verify', unit]).trim(), '');
  return '';
}

function unitExposure(): string {
  if (!has('systemd-analyze')) return 'left out: there is no systemd-analyze';
  const score = run(['systemd-analyze', 'security', '--offline=yes', '--threshold=20', '--no-pager', UNIT]);
  return /exposure level.*/.exec(score)?.[0] ?? '';
}

interface Compose {
  services: Record<
    string,
    {
      build?: { context: string; dockerfile: string };
      environment?: Record<string, string>;
      volumes?: string[];
      depends_on?: Record<string, unknown>;
    }
  >;
  volumes: Record<string, null>;
}

/** By docker itself where it has compose; and always against the files, the image and the settings it speaks of. */
function checkCompose(): string {
  const file = join(projectRoot, 'deploy/compose.yaml');
  const { services, volumes } = parse(readFileSync(file, 'utf8')) as Compose;
  for (const service of Object.values(services)) {
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      assert.ok(source.startsWith('./') ? inDeploy(source) : source in volumes, `the volume ${source}`);
    }
    for (const name of Object.keys(service.depends_on ?? {}))
      assert.ok(name in services, `the service ${name}`);
  }
  const { site, caddy } = services;
  assert.ok(inDeploy(join(site?.build?.context ?? '', site?.build?.dockerfile ?? '')), 'the Dockerfile');

  const runtime = dockerfile().at(-1) ?? { name: null, instructions: [] };
  const mounted = (site?.volumes ?? []).map((volume) => volume.split(':')[1]);
  assert.deepEqual(mounted, wordsOf(runtime, 'VOLUME'));
  const { TRUST_PROXY, ...environment } = site?.environment ?? {};
  assert.deepEqual([environment, TRUST_PROXY], [launchOfImage().env, '1']);

  // What Caddy is given, the Caddyfile reads.
  const caddyfile = readFileSync(join(projectRoot, 'deploy/Caddyfile'), 'utf8');
  const read = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
  assert.deepEqual(read.sort(), Object.keys(caddy?.environment ?? {}).sort());
  assert.equal(caddy?.environment?.SITE_UPSTREAM, `site:${environment.PORT}`);

  if (!has('docker') || !canCompose()) return 'parsed; docker compose is not here';
  const env = { SITE_URL: 'https://example.com' };
  run(['docker', 'compose', '-f', file, 'config', '--quiet', '--no-env-resolution'], { env });
  return 'docker compose config';
}

function canCompose(): boolean {
  try {
    run(['docker', 'compose', 'version']);
    return true;
  } catch {
    return false;
  }
}

function inDeploy(path: string): boolean {
  return existsSync(join(projectRoot, 'deploy', path));
}

interface Workflow {
  jobs: Record<string, { steps: { uses?: string; run?: string }[] }>;
}

/** Every npm script and every file that a workflow's step calls is there. */
function checkWorkflows(): string {
  const folder = join(projectRoot, '.github/workflows');
  const { scripts } = readJson('package.json') as { scripts: Record<string, string> };
  const called: string[] = [];
  for (const name of readdirSync(folder)) {
    const { jobs } = parse(readFileSync(join(folder, name), 'utf8')) as Workflow;
    for (const step of Object.values(jobs).flatMap(({ steps }) => steps)) {
      assert.ok((step.run === undefined) !== (step.uses === undefined), `a step of ${name} runs one thing`);
      const command = step.run ?? '';
      const script = /^npm run (\S+)$/.exec(command)?.[1];
      if (script !== undefined) assert.ok(script in scripts, `npm run ${script}`);
      const files = command.match(/(?:deploy\/(?!\.env)|\.ci\/)[\w./-]+/g) ?? [];
      for (const file of files) assert.ok(existsSync(join(projectRoot, file)), file);
      called.push(...(script === undefined ? files : [script]));
    }
  }
  return called.join(', ');
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
}
