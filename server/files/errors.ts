/** Thrown when the object store does not answer, or refuses what is asked of it. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}

/** Thrown when the object store has no room left. */
export class FilesFull extends Error {
  override name = 'FilesFull';
}
