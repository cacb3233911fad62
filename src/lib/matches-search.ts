/** Whether `texts` contain every search word; case is ignored. */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const text = texts.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
