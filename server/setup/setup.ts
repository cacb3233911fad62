import { type Answers, readAnswers } from './answers.ts';
import { plan } from './plan.ts';
import { remainder, reportOf } from './report.ts';
import { writeFiles } from './write-files.ts';

interface Options {
  /** The project's folder. */
  root: string;
  /** A file of answers; without one, they are asked for. */
  answersFile: string | null;
  ask: () => Promise<Answers | null>;
  /** Draws the icons anew; resolves with a sentence when that fails. */
  drawIcons: () => Promise<string | null>;
  say: (text: string) => void;
}

/**
 * Makes the site that of another business: asks or reads the facts, then writes all files at once.
 * @returns whether it went to the end; false when the questions were broken off
 * @throws SetupError when an answer is wrong or can't be carried out; nothing was written then
 */
export async function setup({ root, answersFile, ask, drawIcons, say }: Options): Promise<boolean> {
  const answers = answersFile === null ? await ask() : readAnswers(answersFile);
  if (answers === null) return false;
  const planned = await plan(root, answers);
  writeFiles(root, planned.files);
  say(reportOf(planned));
  if (planned.files.size > 0) {
    const problem = await drawIcons();
    if (problem !== null) say(problem);
  }
  say(`\n${remainder(root)}`);
  return true;
}
