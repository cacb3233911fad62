/** The fields of a header, or of one group in a report, by lower-case name; the values of a name in order. */
export type Fields = ReadonlyMap<string, readonly string[]>;

const FIELD = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/;

/** Reads groups of `Name: value` lines, unfolded, with blank lines between them. Other lines are left out. */
export function fieldGroups(text: string): Fields[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .filter((group) => group.size > 0);
}

/** The header of a message: what comes before its first blank line. */
export function headerOf(message: string): Fields {
  return fieldsOf(message.replace(/^\s+/, '').split(/\r?\n[ \t]*\r?\n/, 1)[0] ?? '');
}

/** The first value of a field; '' without one. */
export function fieldOf(fields: Fields, name: string): string {
  return fields.get(name)?.[0] ?? '';
}

function fieldsOf(lines: string): Fields {
  const fields = new Map<string, string[]>();
  for (const line of lines.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    if (name === '') continue;
    const key = name.toLowerCase();
    fields.set(key, [...(fields.get(key) ?? []), value.trim()]);
  }
  return fields;
}
