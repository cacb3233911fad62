import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prettier from 'prettier';
import { inWords } from '../checks/finding.ts';
import { MISSING, profileFindings } from '../checks/profile.ts';
import { reasonOf } from '../folders.ts';
import { projectRoot } from '../root.ts';
import type { Answers } from './answers.ts';
import type { KnownProfile } from './ask-business.ts';
import { chooseDictionary } from './dictionary.ts';
import { fillEnvironment } from './environment-file.ts';
import { DataSource } from './profile-source.ts';
import { SetupError } from './setup-error.ts';
import { replacePosts, replaceProjects } from './starters.ts';
import type { FileChange } from './write-files.ts';

export const PROFILE = 'src/content/business.ts';

/** What setup is going to write, and what it has to tell about it. */
export interface Plan {
  files: Map<string, FileChange>;
  /** Settings of `.env` that got a value, and those whose other value stays. */
  settings: { set: string[]; kept: string[] };
  /** Posts and projects that stay, since they are no demo. */
  keptSamples: string[];
  /** What no site can be made of, in sentences: values that each may be right, but not together. */
  wrong: string[];
}

/** The profile's source, as it is now. @throws SetupError when it can't be understood */
export function profileSource(root: string): DataSource {
  return new DataSource(readIfThere(root, PROFILE) ?? '', PROFILE, 'business');
}

/**
 * Works out what answers change, and writes nothing.
 * @throws SetupError when an answer can't be carried out
 */
export async function plan(root: string, answers: Answers): Promise<Plan> {
  const { words, site, replaceDemo, ...profile } = answers;
  const files = new Map<string, FileChange>();
  const current = readIfThere(root, PROFILE) ?? '';
  const changed = profileSource(root).with(profile);
  if (changed !== current) files.set(PROFILE, { text: await formattedLike(current, changed) });
  const add = (more: ReadonlyMap<string, FileChange>) => {
    for (const [path, change] of more) files.set(path, change);
  };
  if (words !== undefined) add(chooseDictionary(root, words));

  const profileAfter = new DataSource(changed, PROFILE, 'business').read() as KnownProfile;
  const { who, reach } = profileAfter;
  const environment = readIfThere(root, '.env');
  const { text, set, kept } = fillEnvironment(environment, readIfThere(root, '.env.example') ?? '', {
    SITE_URL: site?.url,
    ADMIN_EMAIL: site?.ownerEmail ?? (environment === null ? reach?.email : undefined),
    ADMIN_NAME: site?.ownerName ?? (environment === null ? who?.name : undefined),
    NODE_ENV: site?.production === true ? 'production' : undefined,
  });
  if (text !== environment) files.set('.env', { text, isSecret: true });

  const replacements = [
    ...(replaceDemo?.posts === true ? [replacePosts(root, who?.name ?? '')] : []),
    ...(replaceDemo?.projects === true ? [replaceProjects(root)] : []),
  ];
  for (const replacement of replacements) add(replacement.files);
  const keptSamples = replacements.flatMap(({ kept }) => kept);
  return { files, settings: { set, kept }, keptSamples, wrong: wrongIn(profileAfter, changed) };
}

/** But for values that are worked out by code, which are not known here. */
function wrongIn(profile: KnownProfile, text: string): string[] {
  return profileFindings(profile, { file: PROFILE, text })
    .filter((finding) => !finding.text.endsWith(` ${MISSING}.`))
    .map(inWords);
}

/** @throws SetupError when it is there, and can't be read */
export function readIfThere(root: string, path: string): string | null {
  const file = join(root, path);
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  } catch (error) {
    throw new SetupError(`${path} can’t be read: ${reasonOf(error)}. Nothing was changed.`);
  }
}

/** A source that Prettier had formatted stays formatted; any other keeps its look. */
async function formattedLike(before: string, after: string): Promise<string> {
  const settings = await prettier.resolveConfig(join(projectRoot, PROFILE));
  const options = { ...settings, plugins: [], parser: 'typescript' };
  return (await prettier.check(before, options)) ? prettier.format(after, options) : after;
}
