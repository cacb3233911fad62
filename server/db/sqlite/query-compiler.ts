import { type SelectQueryNode, SqliteQueryCompiler } from 'kysely';

/** Leaves out row locks (`for update skip locked`): SQLite has none, and one connection needs none. */
export class QueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectQuery(node: SelectQueryNode): void {
    const { endModifiers, ...unlocked } = node;
    super.visitSelectQuery(endModifiers === undefined ? node : unlocked);
  }
}
