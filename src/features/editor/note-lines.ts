/**
 * The list that footnotes are items of: one of its own, whatever other list is above it. Saved, it is the numbered list at the
 * end.
 */
export const NOTE_LIST = 'note';

/** Whether a line is a footnote or, behind one, of the lists within it. */
function isOfNotes({ list, indent }: Record<string, unknown>, isBehindNote: boolean): boolean {
  return list === NOTE_LIST || (isBehindNote && Boolean(list) && Boolean(indent));
}

/** Those lines that are footnotes, with the lists within them. */
export function notesAmong<Line>(
  lines: readonly Line[],
  formatOf: (line: Line) => Record<string, unknown>,
): Line[] {
  let isNote = false;
  return lines.filter((line) => {
    isNote = isOfNotes(formatOf(line), isNote);
    return isNote;
  });
}

const OF_LINES = ['header', 'blockquote', 'callout', 'list', 'code-block'];

/** Why a format has no place at the caret: a footnote stays one. Null where it has one. */
export function whyNot(
  format: string | undefined,
  formats: Readonly<Record<string, unknown>>,
): string | null {
  const isTaken = formats.list === NOTE_LIST && OF_LINES.includes(format ?? '');
  return isTaken ? 'not in a footnote' : null;
}
