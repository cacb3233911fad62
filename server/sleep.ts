/** A wait that other code can end. */
export class Sleep {
  #isOver = false;
  #end: () => void = () => undefined;

  /** Whether `wake` was called since `rearm`. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** From here on `wake` ends the next sleep, even if it has not begun yet. */
  rearm(): void {
    this.#isOver = false;
  }

  wake(): void {
    this.#isOver = true;
    this.#end();
  }

  /** Resolves after that many milliseconds, or once `wake` is called. */
  async sleep(milliseconds: number): Promise<void> {
    if (this.#isOver) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#end = resolve;
      timer = setTimeout(resolve, milliseconds);
    });
    clearTimeout(timer);
  }
}
