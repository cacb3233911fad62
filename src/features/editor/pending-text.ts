/**
 * What is written but not yet reported: a long text is put into HTML when its writer pauses, not at each key. Whoever
 * needs the text as it is now calls `report`.
 */
export class PendingText {
  #key: string;
  #report: (() => void) | null = null;

  /** @param key see `key` */
  constructor(key: string) {
    this.#key = key;
  }

  /** That of the draft which is written. */
  get key(): string {
    return this.#key;
  }

  /** The draft has another key by now. */
  rename(key: string): void {
    this.#key = key;
  }

  /** Whether the text has changed since it was last reported. */
  get isPending(): boolean {
    return this.#report !== null;
  }

  /** The text has changed; `report` says what it is now. */
  changed(report: () => void): void {
    this.#report = report;
  }

  /** The text is no longer of use: another one takes its place. */
  forget(): void {
    this.#report = null;
  }

  /** Reports the text now, if that is still to be done. */
  report(): void {
    const report = this.#report;
    this.#report = null;
    report?.();
  }
}
