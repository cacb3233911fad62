/** What is done with SQLite files outside the engine, also where the site's data is in PostgreSQL. */
export { integrityProblem } from './sqlite/integrity.ts';
export { lockDatabase, lockFile } from './sqlite/lock.ts';
