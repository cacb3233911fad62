/**
 * What is written but not yet reported: a long text is put into HTML when its writer pauses, not at each key. Whoever
 * needs the text as it is now calls `report`.
 */
export class PendingText {
  #name: string;
  #report: (() => void) | null = null;
  #isReplaced = false;

  /** @param name see `name` */
  constructor(name: string) {
    this.#name = name;
  }

  /** What is written: the key of its draft. */
  get name(): string {
    return this.#name;
  }

  /** The draft has another key by now. */
  rename(name: string): void {
    this.#name = name;
  }

  /** Whether another text takes the place of the one that is open. */
  get isReplaced(): boolean {
    return this.#isReplaced;
  }

  /** Whether the text has changed since it was last reported. */
  get isPending(): boolean {
    return this.#report !== null;
  }

  /** The text has changed; `report` says what it is now. */
  changed(report: () => void): void {
    this.#isReplaced = false;
    this.#report = report;
  }

  /** The text is no longer of use: another one takes its place. */
  forget(): void {
    this.#isReplaced = true;
    this.#report = null;
  }

  /** Reports the text now, if that is still to be done. */
  report(): void {
    const report = this.#report;
    this.#report = null;
    report?.();
  }
}
