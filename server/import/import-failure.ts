/** Thrown when nothing can be brought; the message is for the owner. */
export class ImportFailure extends Error {
  override name = 'ImportFailure';
}
