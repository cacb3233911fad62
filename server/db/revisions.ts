import type { Db, Watcher } from './engine.ts';
import type { Subject } from './subject.ts';

/** How often the revisions are looked at: a change is seen within a second. */
const LOOK_EVERY_MS = 500;

/** Finds changes by other processes: the schema's triggers count the changes of each subject in its transaction. */
export class Revisions {
  readonly #db: Db;
  readonly #mayHaveChanged: () => boolean;
  readonly #known = new Map<Subject, number>();
  #watcher: Watcher | null = null;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<Subject[]> | null = null;
  #failing = false;

  /** @param mayHaveChanged a cheap test that saves the query while it returns false */
  constructor(db: Db, mayHaveChanged: () => boolean = () => true) {
    this.#db = db;
    this.#mayHaveChanged = mayHaveChanged;
  }

  /** Resolves once the present revisions are known; changes after that are reported. */
  async watch(watcher: Watcher): Promise<void> {
    this.#watcher = watcher;
    await this.look();
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** Looks for changes now and reports them. @returns the changed subjects */
  look(): Promise<Subject[]> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#watcher = null;
    await this.#looking;
  }

  async #look(): Promise<Subject[]> {
    try {
      const isFirst = this.#known.size === 0 && !this.#failing;
      // What could not be read is read later, even without a further change.
      if (!this.#mayHaveChanged() && this.#known.size > 0 && !this.#failing) return [];
      const rows = await this.#db.selectFrom('revisions').selectAll().execute();
      this.#failing = false;
      const changed = rows.filter(({ subject, revision }) => this.#known.get(subject) !== revision);
      for (const { subject, revision } of changed) this.#known.set(subject, revision);
      const subjects = changed.map(({ subject }) => subject);
      if (isFirst || subjects.length === 0) return [];
      this.#watcher?.onChange(subjects);
      return subjects;
    } catch (error) {
      if (!this.#failing) this.#watcher?.onFailure(error);
      this.#failing = true;
      return [];
    }
  }
}
