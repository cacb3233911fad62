/** 'January 5' of '{month} {day}': a pattern with each name in braces replaced. */
export function fill(pattern: string, values: Record<string, string | number | undefined>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
