import type { RichTextPart } from '#shared/post-html.ts';
import type { Db } from '../../db/engine.ts';

/** An author's HTML, sanitised and split into parts. */
export interface KeptRichText {
  /** A digest of everything it was made from: the HTML, where it is shown, and the program with its rules. */
  madeFrom: string;
  parts: RichTextPart[];
}

/** Stores the sanitised HTML of posts for their documents: the latest per post and base. */
export class RichTextRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(postId: number, base: string): Promise<KeptRichText | null> {
    const row = await this.#db
      .selectFrom('rich_texts')
      .select(['made_from', 'parts'])
      .where('post_id', '=', postId)
      .where('base', '=', base)
      .executeTakeFirst();
    if (row === undefined) return null;
    return { madeFrom: row.made_from, parts: JSON.parse(row.parts) as RichTextPart[] };
  }

  /** @throws a foreign key violation when the post was deleted meanwhile */
  async keep(postId: number, base: string, { madeFrom, parts }: KeptRichText): Promise<void> {
    const text = { made_from: madeFrom, parts: JSON.stringify(parts) };
    await this.#db
      .insertInto('rich_texts')
      .values({ post_id: postId, base, ...text })
      .onConflict((conflict) => conflict.columns(['post_id', 'base']).doUpdateSet(text))
      .execute();
  }
}
