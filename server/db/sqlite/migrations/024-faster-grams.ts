/** Nothing: PostgreSQL's migration of this name is about the pieces that its index of the posts is made of. */
export const fasterGrams = { name: '024-faster-grams', sql: '' };
