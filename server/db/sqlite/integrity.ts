import { openFile, prepared } from './prepared.ts';

/** What is wrong with a database file, in SQLite's words; null when it is whole. */
export function integrityProblem(file: string): string | null {
  const sqlite = openFile(file, { fileMustExist: true });
  try {
    const found = prepared(sqlite, 'PRAGMA integrity_check(1)').get() as
      { integrity_check: string } | undefined;
    if (found?.integrity_check !== 'ok') return found?.integrity_check ?? 'it can’t be read';
    const orphan = prepared(sqlite, 'PRAGMA foreign_key_check').get() as
      { table: string; parent: string } | undefined;
    return orphan === undefined
      ? null
      : `a row of ${orphan.table} refers to one of ${orphan.parent} that is missing`;
  } catch (error) {
    return (error as Error).message;
  } finally {
    sqlite.close();
  }
}
