import type { Db } from '../../db/engine.ts';
import type { MediaRow, NewMedia } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** What an image's new file changes. */
type NewFile = Pick<MediaRow, 'path' | 'width' | 'height' | 'bytes' | 'name' | 'made_at'>;

/** The images of the library, and where the addresses of replaced ones lead. */
export class MediaRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** All of them, newest first: a library has thousands at most. */
  list(transaction: Transaction | null = null): Promise<MediaRow[]> {
    return (transaction?.db ?? this.#db).selectFrom('media').selectAll().orderBy('id', 'desc').execute();
  }

  find(id: number, transaction: Transaction | null = null): Promise<MediaRow | undefined> {
    return (transaction?.db ?? this.#db)
      .selectFrom('media')
      .selectAll()
      .where('id', '=', id)
      .$if(transaction !== null, (query) => query.forUpdate())
      .executeTakeFirst();
  }

  /** One that was found in the store meanwhile gets what is known of it. @returns its id */
  async add(image: NewMedia): Promise<number> {
    const { name, bytes, kind } = image;
    const { id } = await this.#db
      .insertInto('media')
      .values(image)
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ name, bytes, kind }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Adds images found in the store; those that are known already stay as they are. */
  async addFound(images: readonly NewMedia[]): Promise<void> {
    if (images.length === 0) return;
    await this.#db
      .insertInto('media')
      .values([...images])
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute();
  }

  /** The path, now, of the image whose file's name began with this id; null for none. */
  async findStored(id: string): Promise<string | null> {
    const own = this.#db.selectFrom('media').select('path').where('path', 'like', `/uploads/${id}-%`);
    const row = await own.executeTakeFirst();
    if (row !== undefined) return row.path;
    const moved = await this.#db
      .selectFrom('media_moves')
      .innerJoin('media', 'media.id', 'media_moves.media_id')
      .select('media.path')
      .where('media_moves.path', 'like', `/uploads/${id}-%`)
      .executeTakeFirst();
    return moved?.path ?? null;
  }

  async describe(id: number, texts: Pick<MediaRow, 'alt' | 'focus'>): Promise<void> {
    await this.#db.updateTable('media').set(texts).where('id', '=', id).execute();
  }

  async setBytes(id: number, bytes: number): Promise<void> {
    await this.#db.updateTable('media').set({ bytes }).where('id', '=', id).execute();
  }

  /** Gives an image another file. The address of the old one leads to it from then on. */
  async replace(
    { db }: Transaction,
    { id, path }: Pick<MediaRow, 'id' | 'path'>,
    file: NewFile,
  ): Promise<void> {
    await db.updateTable('media').set(file).where('id', '=', id).execute();
    await db.insertInto('media_moves').values({ path, media_id: id }).execute();
  }

  async delete({ db }: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await db.deleteFrom('media').where('id', 'in', ids).execute();
  }

  /** The image of each replaced file, by its path. */
  async moves(transaction: Transaction | null = null): Promise<Map<string, number>> {
    const rows = await (transaction?.db ?? this.#db).selectFrom('media_moves').selectAll().execute();
    return new Map(rows.map(({ path, media_id }) => [path, media_id]));
  }

  /** The earlier paths of an image. */
  async movesTo({ db }: Transaction, id: number): Promise<string[]> {
    const rows = await db.selectFrom('media_moves').select('path').where('media_id', '=', id).execute();
    return rows.map(({ path }) => path);
  }

  /** The image that has taken the place of the one with this path. */
  findMoved(path: string): Promise<MediaRow | undefined> {
    return this.#db
      .selectFrom('media_moves')
      .innerJoin('media', 'media.id', 'media_moves.media_id')
      .selectAll('media')
      .where('media_moves.path', '=', path)
      .executeTakeFirst();
  }
}
