import * as clack from '@clack/prompts';
import type { Answers } from './answers.ts';
import { askReach, askWho, type KnownProfile } from './ask-business.ts';
import { askDemo, askLanguage, askSite } from './ask-rest.ts';
import { askConsultations, askTime } from './ask-time.ts';
import { chosenDictionary, dictionaries } from './dictionary.ts';
import { ownSettings } from './environment-file.ts';
import { profileSource, readIfThere } from './plan.ts';
import { BrokenOff, Questions, type Terminal } from './questions.ts';
import { samples } from './starters.ts';

/**
 * Asks for all facts, each with what is so now.
 * @returns null when somebody broke the questions off
 * @throws SetupError when the profile can't be read
 */
export async function ask(root: string, terminal: Terminal): Promise<Answers | null> {
  const profile = profileSource(root).read() as KnownProfile;
  const questions = new Questions(terminal);
  clack.intro('Your own site. Enter keeps what stands there; Ctrl+C changes nothing.', terminal);
  try {
    const who = await askWho(questions, profile);
    const reach = await askReach(questions, profile, who.where?.country ?? '');
    const time = await askTime(questions, profile);
    const consultations = await askConsultations(questions, profile, time.time?.open ?? {});
    const words = { known: dictionaries(root), chosen: chosenDictionary(root) };
    const language = await askLanguage(questions, profile, words);
    const own = ownSettings(readIfThere(root, '.env'), readIfThere(root, '.env.example') ?? '');
    const site = await askSite(questions, own, reach.reach?.email ?? '');
    const demo = await askDemo(questions, samples(root));
    clack.outro('Thank you.', terminal);
    return { ...who, ...reach, ...time, ...consultations, ...language, ...site, ...demo };
  } catch (error) {
    if (!(error instanceof BrokenOff)) throw error;
    clack.cancel('Broken off. Nothing was changed.', terminal);
    return null;
  }
}
