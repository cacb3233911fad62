/** Something in the content that whoever wrote it must change. The build shows the sentence, and no stack. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.stack = sentence;
  }
}
