/** What an export of this program holds beside posts, pictures, redirects and subscribers, in the order of the report. */
export const IMPORT_RECORDS = [
  'categories',
  'newsletters',
  'messages',
  'bookings',
  'days off',
  'snippets',
] as const;

export type ImportRecordKind = (typeof IMPORT_RECORDS)[number];
