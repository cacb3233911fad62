/** The class of a note's mark in the text. */
export const NOTE_MARK_CLASS = 'note-mark';
