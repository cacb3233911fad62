/** Stands between the fields of a search text. No search contains it, so none matches across two fields. */
export const FIELD_SEPARATOR = '\u001f';

/** What search looks through: title, excerpt and text of a post, folded. */
export function searchText(post: { title: string; excerpt: string; text: string }): string {
  return [post.title, post.excerpt, post.text].map(foldCase).join(FIELD_SEPARATOR);
}

/**
 * Folds upper and lower case into one spelling, the same for what is stored and for what is asked. No database engine
 * takes part, so that all of them find the same. Going through upper case also joins letters that share one: ς and σ, ß
 * and ss, ı and i. İ, upper case i with its dot, becomes i. Composed and decomposed letters become the same.
 *
 * Stored texts were folded by this function: whoever changes it adds a migration that folds them again.
 */
export function foldCase(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('i\u0307', 'i')
    .normalize('NFC')
    .replaceAll(FIELD_SEPARATOR, ' ')
    .replace(/[\ufffe\uffff]/g, '\ufffd'); // as SQLite's index reads them
}
