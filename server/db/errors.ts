/** A row like this exists already. */
export class UniqueViolation extends Error {
  override name = 'UniqueViolation';
}

/** Another row still refers to this one, or a row that this one refers to does not exist. */
export class ForeignKeyViolation extends Error {
  override name = 'ForeignKeyViolation';
}

/** The schema refuses a consultation on one of the owner's days off. */
export class DayOffViolation extends Error {
  override name = 'DayOffViolation';
}

/** The disk has no room, or takes no writes. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/** Waits for a write; what a violation of the schema means to it is thrown in its place. */
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
