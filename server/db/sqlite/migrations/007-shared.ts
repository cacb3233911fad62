/** Nothing: PostgreSQL's migration of this name is about what several processes count, which the one process has in memory. */
export const shared = { name: '007-shared', sql: '' };
