import { randomBytes } from 'node:crypto';
import { parseEnv } from 'node:util';
import { SetupError } from './setup-error.ts';

/** What setup puts into `.env`. */
export interface WantedSettings {
  SITE_URL?: string | undefined;
  ADMIN_EMAIL?: string | undefined;
  ADMIN_NAME?: string | undefined;
  NODE_ENV?: 'production' | undefined;
}

export interface FilledEnvironment {
  text: string;
  /** Names of the settings that got a value. */
  set: string[];
  /** Names of those that had another value already, which stays. */
  kept: string[];
}

/**
 * Adds settings to the text of an `.env`, and a random JWT_SECRET. A value that is there stays, unless it is only the one
 * of `.env.example`.
 * @throws SetupError for a value that `.env` can't hold
 * @param current null where there is no file yet
 */
export function fillEnvironment(
  current: string | null,
  example: string,
  wanted: WantedSettings,
): FilledEnvironment {
  const defaults = parseEnv(example);
  const result: FilledEnvironment = { text: current ?? example, set: [], kept: [] };
  const present = parseEnv(result.text);
  for (const [name, value] of Object.entries({ ...wanted, JWT_SECRET: undefined })) {
    const there = present[name] ?? '';
    const isFree = there === '' || there === defaults[name];
    if (name === 'JWT_SECRET' && isFree) {
      set(result, name, randomBytes(32).toString('hex'));
    } else if (value !== undefined && value !== there) {
      if (isFree) set(result, name, value);
      else result.kept.push(name);
    }
  }
  return result;
}

/** The settings of an `.env` that somebody chose: neither empty nor what `.env.example` says. */
export function ownSettings(current: string | null, example: string): Record<string, string> {
  const defaults = parseEnv(example);
  const chosen = Object.entries(parseEnv(current ?? '')).filter(
    (entry): entry is [string, string] => (entry[1] ?? '') !== '' && entry[1] !== defaults[entry[0]],
  );
  return Object.fromEntries(chosen);
}

function set(result: FilledEnvironment, name: string, value: string): void {
  const line = `${name}=${/[#'"\\`\s]/.test(value) ? quoted(name, value) : value}`;
  const place = new RegExp(`^${name}=.*$`, 'm');
  const end = result.text === '' || result.text.endsWith('\n') ? '' : '\n';
  result.text = place.test(result.text)
    ? result.text.replace(place, () => line)
    : `${result.text}${end}${line}\n`;
  result.set.push(name);
}

/**
 * In a kind of quotation marks that the value does not have; `.env` files know no escape for them. Single ones first:
 * between double ones `\n` would become a new line.
 */
function quoted(name: string, value: string): string {
  const mark = ["'", '"', '`'].find((candidate) => !value.includes(candidate));
  if (mark === undefined) {
    throw new SetupError(`${name} can’t have all three kinds of quotation marks in .env: ' and " and \`.`);
  }
  return `${mark}${value}${mark}`;
}
