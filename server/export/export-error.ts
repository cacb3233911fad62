/** Thrown when an export can't be made. A sentence for the operator. */
export class ExportError extends Error {
  override name = 'ExportError';
}
