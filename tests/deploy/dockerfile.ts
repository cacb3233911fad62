import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';

export interface Instruction {
  name: string;
  rest: string;
}

/** A stage of a Dockerfile: what stands between its FROM and the next. */
export interface Stage {
  name: string | null;
  instructions: Instruction[];
}

const KNOWN = new Set(
  'ARG FROM WORKDIR COPY RUN ENV VOLUME EXPOSE USER STOPSIGNAL HEALTHCHECK CMD'.split(' '),
);

/** Takes a Dockerfile apart. @throws on an instruction that the checks do not carry out */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replace(/\\\n/g, ' ')
    .split('\n');
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (!KNOWN.has(name)) throw new Error(`The check does not know this line of the Dockerfile: ${line}`);
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? null, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, rest });
  }
  return stages;
}

export const dockerfile = (): Stage[] =>
  readDockerfile(readFileSync(join(projectRoot, 'deploy/Dockerfile'), 'utf8'));

/** The words of the one instruction of this name, written as `["a", "b"]` or as `a b`. */
export function wordsOf({ instructions }: Stage, name: string): string[] {
  const found = instructions.filter((instruction) => instruction.name === name);
  if (found.length !== 1)
    throw new Error(`The Dockerfile's stage has ${found.length} times ${name}, not once.`);
  const { rest } = found[0] as Instruction; // one, as said above
  const list = /\[.*\]$/.exec(rest);
  return list === null ? rest.split(/\s+/) : (JSON.parse(list[0]) as string[]);
}
