/** The kinds of callout by the names that others give them: GitHub's, and Obsidian's of the same. */
const KINDS: Readonly<Partial<Record<string, string>>> = {
  note: 'note',
  info: 'note',
  important: 'note',
  tip: 'tip',
  hint: 'tip',
  warning: 'warning',
  caution: 'warning',
};

/** The kind of callout that goes by this name in Markdown; null for none. */
export function calloutKind(name: string): string | null {
  return KINDS[name.toLowerCase()] ?? null;
}
