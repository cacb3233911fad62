/** The fields of a header, or of one group in a report, by lower-case name; the values of a name in order. */
export type Fields = ReadonlyMap<string, readonly string[]>;

/** What is read of a message: anyone may have sent it, and may have made it big. */
const MAX_FIELDS = 500;
const MAX_VALUE_LENGTH = 2_000;
const MAX_LINE_LENGTH = 2_200;
const MAX_LENGTH = 256 * 1024;

const FIELD = /^([!-9;-~]{1,100})[ \t]{0,80}:(.*)$/s;

/** Reads groups of `Name: value` lines, unfolded, with blank lines between them. Other lines are left out. */
export function fieldGroups(text: string): Fields[] {
  const groups: Fields[] = [];
  let count = 0;
  for (const lines of text.slice(0, MAX_LENGTH).split(/\r?\n[ \t]*\r?\n/)) {
    if (count >= MAX_FIELDS) break;
    const group = collectFields(fieldsOf(lines), MAX_FIELDS - count);
    count += [...group.values()].flat().length;
    if (group.size > 0) groups.push(group);
  }
  return groups;
}

/** The header of a message: what comes before its first blank line. */
export function headerOf(message: string): Fields {
  const [header = ''] = message
    .slice(0, MAX_LENGTH)
    .trimStart()
    .split(/\r?\n[ \t]*\r?\n/, 1);
  return collectFields(fieldsOf(header));
}

/** The first value of a field; '' without one. */
export function fieldOf(fields: Fields, name: string): string {
  return fields.get(name)?.[0] ?? '';
}

/** Gathers values by name, which is in lower case: the first `limit` ones, each cut to its first 2,000 characters. */
export function collectFields(pairs: Iterable<readonly [string, string]>, limit = MAX_FIELDS): Fields {
  const fields = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of pairs) {
    if (count >= limit) break;
    count += 1;
    const values = fields.get(name);
    const cut = value.slice(0, MAX_VALUE_LENGTH);
    if (values === undefined) fields.set(name, [cut]);
    else values.push(cut);
  }
  return fields;
}

function* fieldsOf(lines: string): Generator<[string, string]> {
  for (const line of lines.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name = '', value = ''] = FIELD.exec(line.slice(0, MAX_LINE_LENGTH)) ?? [];
    if (name !== '') yield [name.toLowerCase(), value.trim()];
  }
}
