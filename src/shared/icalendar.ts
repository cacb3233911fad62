/** Writes iCalendar files (RFC 5545), alike in the browser and on the server. */

/** The file of these unfolded lines, each ended by CR and LF. */
export function calendarText(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A TEXT value. Control characters and those that change text direction are left out. */
export function textValue(text: string): string {
  return withoutControls(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A parameter's value in quotes, on one line; it can contain no quotes itself. */
export function quoted(text: string): string {
  return `"${withoutControls(text).replace(/["\n]/g, ' ').trim()}"`;
}

/** '20261124T170000Z' */
export function utcValue(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A video conference to join (RFC 7986). */
export function conferenceLine(url: string, label: string): string {
  return `CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL=${quoted(label)}:${url}`;
}

/** Every line break as a line feed, and neither control characters nor those that change text direction. */
function withoutControls(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu, '');
}

/** Maximum octets of UTF-8 in a line, without the line break. */
const LINE_OCTETS = 75;

/** Folds a long line between characters; each continuation line begins with a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** The size of one character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
