/** A command of the command-line interface. */
export interface Command {
  /** Its usage and description, shown as help. */
  usage: string;
  /**
   * @param args the arguments after the command's name
   * @throws UsageError, or `parseArgs`'s error, when they are invalid
   */
  run: (args: string[]) => Promise<void>;
}

/** Thrown when a command's arguments are invalid. The message says why, and the usage is printed after it. */
export class UsageError extends Error {
  override name = 'UsageError';
}
