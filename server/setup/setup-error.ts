/** Why setup can't go on: a sentence for whoever runs it. */
export class SetupError extends Error {
  override name = 'SetupError';
}
