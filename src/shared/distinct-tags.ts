/** The tags, trimmed, without those that differ from an earlier one by case alone. */
export function distinctTags(tags: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const tag of tags.map((one) => one.trim()).filter(Boolean)) {
    const key = tag.toLowerCase();
    if (!found.has(key)) found.set(key, tag);
  }
  return [...found.values()];
}
