import { business } from '#content/business.ts';

/** Guesses that a new password has to withstand, as a power of ten. */
const MIN_GUESSES_LOG10 = 8;
/** Characters that are looked at: what is longer took long to look at, and withstands as it is. */
const MAX_CHARACTERS = 100;

export const GUESSABLE =
  'That password is easily guessed: too much of it is a well-known one, a name, a date or a row of keys. Please choose another one, such as four random words.';

/**
 * Whether a password can be guessed in a few tries: from those that most people choose, in any spelling, from rows of keys,
 * dates, repetitions, and what everybody knows of the account and the site.
 */
export async function isGuessable(
  password: string,
  about: { email: string; name: string },
): Promise<boolean> {
  // On demand: nobody but who chooses a password needs them, and their lists are large.
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const strength = new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: MAX_CHARACTERS,
  }).check(password, knownWords(about.email, about.name, business.who.name, 'shingle'));
  return strength.guessesLog10 < MIN_GUESSES_LOG10;
}

/** Each as a whole, and its words. */
function knownWords(...texts: string[]): string[] {
  return texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word !== '');
}
