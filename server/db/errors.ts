/** Thrown when such a row exists already. */
export class UniqueViolation extends Error {
  override name = 'UniqueViolation';
  /** What would be twice, such as `['slug']`. For an index with a name of its own PostgreSQL gives that name. */
  readonly columns: readonly string[];

  constructor(message: string, columns: readonly string[], options?: ErrorOptions) {
    super(message, options);
    this.columns = columns;
  }
}

/** Thrown when another row still refers to this one, or when this one refers to a missing row. */
export class ForeignKeyViolation extends Error {
  override name = 'ForeignKeyViolation';
}

/** Thrown when a consultation is on one of the owner's days off. */
export class DayOffViolation extends Error {
  override name = 'DayOffViolation';
}

/** Thrown when the disk is full or read-only. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/** Thrown when the database can't be reached, is too busy, or took too long. Trying again later may work. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Thrown when concurrent transactions can't both commit. Trying again at once works. */
export class TransactionConflict extends Error {
  override name = 'TransactionConflict';
}

/** Awaits a write; a schema violation is replaced by the error that `meaningOf` returns for it. */
export async function explaining<Result>(
  write: Promise<Result>,
  meaningOf: (violation: Error) => Error | null,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw (error instanceof Error ? meaningOf(error) : null) ?? error;
  }
}
