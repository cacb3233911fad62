/** A command of the command-line program. */
export interface Command {
  /** How it is called and what it does, as its help shows. */
  usage: string;
  /**
   * @param args what follows the command's name
   * @throws UsageError, or what `parseArgs` throws, when they are wrong
   */
  run: (args: string[]) => Promise<void>;
}

/** A command was called the wrong way: its message says how, and the usage follows it. */
export class UsageError extends Error {
  override name = 'UsageError';
}
