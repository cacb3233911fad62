import type { Readable, Writable } from 'node:stream';
import * as clack from '@clack/prompts';
import type { z } from 'zod';

/** Where questions are asked: a terminal. */
export interface Terminal {
  input: Readable;
  output: Writable;
}

/** Thrown when somebody presses Ctrl+C or Escape at a question. */
export class BrokenOff extends Error {
  override name = 'BrokenOff';
}

interface Choice {
  value: string;
  label: string;
  hint?: string;
}

/** The kinds of questions. Each shows what is so now, refuses a wrong answer with a sentence, and throws BrokenOff. */
export class Questions {
  readonly #terminal: Terminal;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  heading(text: string): void {
    clack.log.step(text, this.#terminal);
  }

  remark(text: string): void {
    clack.log.info(text, this.#terminal);
  }

  /** @param current stands there to be changed */
  async text<Schema extends z.ZodType>(
    message: string,
    current: string | undefined,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const answer = await clack.text({
      message,
      initialValue: current ?? '',
      validate: (value) => schema.safeParse(value ?? '').error?.issues[0]?.message,
      ...this.#terminal,
    });
    return schema.parse(finished(answer));
  }

  /** A list that typing makes shorter. */
  async search(message: string, current: string | undefined, choices: readonly Choice[]): Promise<string> {
    const chosen = await clack.autocomplete({
      message,
      options: [...choices],
      placeholder: 'Type to search',
      maxItems: 8,
      ...(current === undefined ? {} : { initialValue: current }),
      filter: (search, { label = '', value }) => {
        const wanted = simple(search);
        return simple(label).includes(wanted) || simple(value).includes(wanted);
      },
      validate: (value) => (value === undefined ? 'Choose one of the list.' : undefined),
      ...this.#terminal,
    });
    return finished(chosen);
  }

  async select<Value extends string>(
    message: string,
    current: Value | undefined,
    choices: readonly { value: Value; label: string }[],
  ): Promise<Value> {
    const chosen = await clack.select<string>({
      message,
      options: [...choices],
      ...(current === undefined ? {} : { initialValue: current }),
      ...this.#terminal,
    });
    return finished(chosen) as Value; // one of the values that were offered
  }

  async several<Value extends string>(
    message: string,
    current: readonly Value[],
    choices: readonly { value: Value; label: string }[],
  ): Promise<Value[]> {
    const chosen = await clack.multiselect<string>({
      message,
      options: [...choices],
      initialValues: [...current],
      required: false,
      ...this.#terminal,
    });
    return finished(chosen) as Value[]; // of the values that were offered
  }

  async confirm(message: string, current: boolean): Promise<boolean> {
    return finished(await clack.confirm({ message, initialValue: current, ...this.#terminal }));
  }
}

function finished<Value>(answer: Value | symbol): Exclude<Value, symbol> {
  if (clack.isCancel(answer)) throw new BrokenOff();
  return answer as Exclude<Value, symbol>;
}

/** Without accents and underscores, so that 'sao paulo' finds America/Sao_Paulo. */
function simple(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase();
}
