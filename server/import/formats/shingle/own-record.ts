import type {
  CampaignRow,
  CategoryRow,
  ConsultationRow,
  ContactRow,
  MediaRow,
  ReplyRow,
  SubscriberRow,
} from '../../../db/tables.ts';

/** A newsletter by its number in the export, and by what does not change when it is brought. */
export type CampaignName = Pick<CampaignRow, 'id' | 'created_at' | 'subject'>;

/** What an export of this program holds beside its posts: one thing that is brought as a whole, or not at all. */
export type OwnRecord =
  | { of: 'beginning' }
  | { of: 'category'; row: CategoryRow }
  | {
      of: 'picture';
      /** The name of its largest file, without the width. */
      name: string;
      /** Null where nothing is known of it beside the files. */
      row: MediaRow | null;
      /** The paths of its files by their names. */
      files: ReadonlyMap<string, string>;
    }
  | { of: 'replaced picture'; path: string; by: string }
  | { of: 'campaign'; row: CampaignRow; postKey: string | null }
  | { of: 'subscriber'; row: SubscriberRow; left: CampaignName | null }
  | { of: 'message'; row: ContactRow; replies: readonly ReplyRow[] }
  | { of: 'consultation'; row: ConsultationRow }
  | { of: 'day off'; first_day: string; last_day: string; note: string }
  | { of: 'times off' | 'times added'; day: string; slots: string }
  | { of: 'snippet'; name: string; body: string; created_at: string }
  | { of: 'setting'; name: 'booking-limits' | 'weekly-hours' | 'postal-address' | 'notices'; value: string }
  | {
      of: 'account';
      choice: 'unasked' | 'kept' | 'refused';
      flags: readonly { key: string; value: string; changed_at: string }[];
    }
  | { of: 'asked address'; address: string; asked: number; asked_at: string };
