import type { Context } from '../context.ts';
import type { KeptRichText } from '../features/posts/rich-texts.repository.ts';

/** Stores a post's sanitised HTML. A failure is only logged: the HTML is sanitised again for the next who needs it. */
export async function keepRichText(
  { richTexts, log }: Context,
  postId: number,
  base: string,
  richText: KeptRichText,
): Promise<void> {
  try {
    await richTexts.keep(postId, base, richText);
  } catch (error) {
    log.warn({ err: error, postId }, 'a post’s sanitised HTML could not be kept');
  }
}
