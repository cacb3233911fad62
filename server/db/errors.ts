/** Thrown when such a row exists already. */
export class UniqueViolation extends Error {
  override name = 'UniqueViolation';
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
