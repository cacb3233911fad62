import type { OwnRecord } from './own-record.ts';

/** What is brought once, and remembered by its name. */
export type Keyed = Exclude<OwnRecord, { of: 'beginning' } | { of: 'account' } | { of: 'asked address' }>;

/** What names a thing in all exports of its site. */
export function keyOf(record: Keyed): string {
  switch (record.of) {
    case 'category':
      return record.row.slug;
    case 'picture':
      return record.name;
    case 'replaced picture':
      return record.path;
    case 'campaign':
      return `${record.row.id} ${record.row.created_at} ${record.row.subject}`;
    case 'subscriber':
      return record.row.email.toLowerCase();
    case 'message':
      return `${record.row.id} ${record.row.created_at}`;
    case 'consultation':
      return record.row.uid;
    case 'day off':
      return `${record.first_day} ${record.last_day} ${record.note}`;
    case 'times off':
    case 'times added':
      return record.day;
    case 'snippet':
      return `${record.name} ${record.created_at}`;
    case 'setting':
      return record.name;
  }
}
