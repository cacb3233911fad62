/** Bytes of one file that the dashboard imports. */
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024 * 1024;
/** Files travel in pieces of this many bytes, so that no proxy on the way finds one too large. */
export const IMPORT_PIECE_BYTES = 8 * 1024 * 1024;
/** So long uploaded files are kept when nobody goes on. */
export const IMPORT_KEPT_HOURS = 48;
