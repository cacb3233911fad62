/** Whether every word looked for stands somewhere in `texts`; upper and lower case are the same. */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const text = texts.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
