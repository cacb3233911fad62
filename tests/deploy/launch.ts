import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { dockerfile, wordsOf } from './dockerfile.ts';

/** How a file of deploy/ has the server started. */
export interface Launch {
  name: string;
  /** Node's arguments. */
  args: string[];
  env: Record<string, string>;
  /** The number of the user it runs as, where that can be said. */
  user: number;
  /** The signal that ends it, and the seconds until it is killed. */
  stopSignal: NodeJS.Signals;
  stopSeconds: number;
}

/** Who has nothing on this machine: stands for a unit's own user. */
const NOBODY = 65_534;
/** Docker's own patience. */
const DOCKER_STOP_SECONDS = 10;

/** As a container of the image starts it. */
export function launchOfImage(): Launch {
  const runtime = dockerfile().at(-1) ?? { name: null, instructions: [] };
  const [command, ...args] = wordsOf(runtime, 'CMD');
  if (command !== 'node') throw new Error(`The image starts ${command}, not node.`);
  return {
    name: 'Dockerfile',
    args,
    env: pairs(wordsOf(runtime, 'ENV')),
    user: Number(wordsOf(runtime, 'USER')[0]?.split(':')[0]),
    stopSignal: wordsOf(runtime, 'STOPSIGNAL')[0] as NodeJS.Signals,
    stopSeconds: DOCKER_STOP_SECONDS,
  };
}

/** Node's arguments for the image's check of its health. */
export function healthcheckOfImage(): string[] {
  const [command, ...args] = wordsOf(dockerfile().at(-1) ?? { name: null, instructions: [] }, 'HEALTHCHECK');
  if (command !== 'node') throw new Error(`The image's healthcheck runs ${command}, not node.`);
  return args;
}

export const UNIT = join(projectRoot, 'deploy/shingle.service');

/** As systemd starts the unit. */
export function launchOfUnit(): Launch {
  const settings = new Map<string, string[]>();
  for (const [, name = '', value = ''] of readFileSync(UNIT, 'utf8').matchAll(/^([A-Za-z]+)=(.*)$/gm)) {
    settings.set(name, [...(settings.get(name) ?? []), value]);
  }
  const one = (name: string) => settings.get(name)?.at(-1) ?? '';
  const [command, ...args] = one('ExecStart').split(' ');
  if (command !== '/usr/bin/node') throw new Error(`The unit starts ${command}, not node.`);
  return {
    name: 'systemd unit',
    args,
    env: pairs((settings.get('Environment') ?? []).join(' ').split(' ')),
    user: NOBODY,
    stopSignal: one('KillSignal') as NodeJS.Signals,
    stopSeconds: Number(one('TimeoutStopSec')),
  };
}

function pairs(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((word) => word.split('=') as [string, string]));
}
