/** 'for 45 min', 'for half an hour', 'for 1 hour' */
const LENGTH =
  /(?<=^|\s)for (?:(?<half>half an hour)|(?<hour>an hour)|(?<count>\d{1,3}) ?(?<unit>m|mins?|minutes?|h|hrs?|hours?))(?=\s|$)/i;

/** How long words say that a call is to be, and the other words. @returns minutes; null where nothing says so */
export function withoutLength(words: string): { minutes: number | null; rest: string } {
  const found = LENGTH.exec(words);
  if (found === null) return { minutes: null, rest: words };
  const { half, hour, count, unit = '' } = found.groups ?? {};
  const each = unit.toLowerCase().startsWith('h') || hour !== undefined ? 60 : 1;
  const minutes = half === undefined ? Number(count ?? 1) * each : 30;
  return { minutes, rest: words.replace(LENGTH, '').replace(/\s+/g, ' ').trim() };
}
