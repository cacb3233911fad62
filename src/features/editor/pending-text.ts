/**
 * What is written but not yet reported: a long text is put into HTML when its writer pauses, not at each key. Whoever
 * needs the text as it is now calls `report`.
 */
export class PendingText {
  #report: (() => void) | null = null;

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
