import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ChangedBy } from '#shared/contract/consultations.ts';
import type { CampaignRow } from '../../../db/tables.ts';
import { isImageName } from '../../../files/image-files.ts';
import { ImportFailure } from '../../import-failure.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import type { OwnRecord } from './own-record.ts';
import { campaigns, categories, type daySlots, media, settings } from './record-schemas.ts';

/** Of a call from an export that does not have them. */
const NO_CALL_CHANGES = {
  ...{ moved_from_date: null, moved_from_time: null, moved_at: null, moved_by: null },
  ...{ cancelled_at: null, cancelled_by: null, cancellation_note: '', told_at: null },
};

/** Reads a file of an export. */
export class RecordFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async text(name: string): Promise<string> {
    return readFile(join(this.#folder, name), 'utf8').catch((error: unknown) => {
      throw new ImportFailure(`${name} is not in the export.`, { cause: error });
    });
  }

  async categories(): Promise<OwnRecord[]> {
    return (await this.#json('categories.json', categories)).map((row) => ({ of: 'category', row }));
  }

  /** @param names of the files in `media/` */
  async pictures(names: readonly string[]): Promise<OwnRecord[]> {
    const { pictures, replaced } = await this.#json('media.json', media);
    const groups = new Map<string, Map<string, string>>();
    for (const name of names.filter(isImageName)) {
      const whole = name.replace(/-w\d+(?=\.webp$)/, '');
      const files = groups.get(whole) ?? new Map<string, string>();
      groups.set(whole, files.set(name, join(this.#folder, 'media', name)));
    }
    const rows = new Map(pictures.map((row) => [row.path.slice('/uploads/'.length), row]));
    for (const name of rows.keys()) if (!groups.has(name)) groups.set(name, new Map());
    const order = ([name]: readonly [string, unknown]) => rows.get(name)?.id ?? Number.MAX_SAFE_INTEGER;
    const brought = [...groups]
      .sort((one, other) => order(one) - order(other))
      .map(([name, files]): OwnRecord => ({ of: 'picture', name, row: rows.get(name) ?? null, files }));
    const moves = replaced.flatMap(({ path, media_id }): OwnRecord[] => {
      const by = pictures.find((row) => row.id === media_id)?.path;
      return by === undefined ? [] : [{ of: 'replaced picture', path, by }];
    });
    return [...brought, ...moves];
  }

  /** @param postKeys by the numbers of the posts */
  async campaigns(postKeys: ReadonlyMap<number, string>): Promise<OwnRecord[]> {
    return (await this.#json('campaigns.json', campaigns)).map((campaign) => ({
      of: 'campaign',
      row: {
        ...campaign,
        on_web: campaign.on_web ? 1 : 0,
        ...{ request_key: null, refusals: 0, last_refusal: null, accepted_refusal: null, refusal_rows: 0 },
      },
      postKey: postKeys.get(campaign.post_id ?? 0) ?? null,
    }));
  }

  async subscribers(sent: readonly OwnRecord[]): Promise<OwnRecord[]> {
    const names = new Map<number, CampaignRow>();
    for (const record of sent) if (record.of === 'campaign') names.set(record.row.id, record.row);
    return this.#rows('subscribers.csv', (row) => ({
      of: 'subscriber',
      row: {
        id: row.number('id'),
        email: row.text('email'),
        status: row.oneOf('status', ['pending', 'active', 'unsubscribed', 'bounced']),
        suspected_spam: flag(row, 'suspected_spam'),
        subscribed_at: row.instant('subscribed_at'),
        left_campaign_id: null,
        status_reason: row.textOrNull('status_reason'),
      },
      left: names.get(row.numberOrNull('left_campaign_id') ?? 0) ?? null,
    }));
  }

  /** Each message with the answers to it, which follow it. */
  async messages(): Promise<OwnRecord[]> {
    const rows = csvRows(await this.text('contacts.csv'), 'contacts.csv');
    const answers = new Map<number, CsvRow[]>();
    for (const row of rows.filter((each) => each.text('answer_to') !== '')) {
      const to = row.number('answer_to');
      answers.set(to, [...(answers.get(to) ?? []), row]);
    }
    return rows
      .filter((row) => row.text('answer_to') === '')
      .map((row) => ({
        of: 'message',
        row: {
          id: row.number('id'),
          ...person(row),
          subject: row.text('subject'),
          status: row.text('status'),
          suspected_spam: flag(row, 'suspected_spam'),
          created_at: row.instant('created_at'),
          answered_at: row.instantOrNull('answered_at'),
          settled_at: row.instantOrNull('settled_at'),
        },
        replies: (answers.get(row.number('id')) ?? []).map((answer) => ({
          id: answer.number('id'),
          contact_id: answer.number('answer_to'),
          request_key: null,
          body: answer.text('message'),
          message_id: answer.text('message_id'),
          status: answer.oneOf('status', ['waiting', 'sending', 'sent', 'failed', 'withdrawn']),
          reason: answer.textOrNull('reason'),
          created_at: answer.instant('created_at'),
          due_at: answer.instant('created_at'),
          finished_at: answer.instantOrNull('finished_at'),
        })),
      }));
  }

  consultations(): Promise<OwnRecord[]> {
    return this.#rows('consultations.csv', (row) => ({
      of: 'consultation',
      row: {
        id: row.number('id'),
        ...person(row),
        consultation_date: row.text('consultation_date'),
        consultation_time: row.text('consultation_time'),
        status: row.text('status'),
        suspected_spam: flag(row, 'suspected_spam'),
        created_at: row.instant('created_at'),
        uid: row.text('uid'),
        sequence: row.number('sequence'),
        time_zone: row.text('time_zone'),
        meeting_url: row.text('meeting_url'),
        declined_at: row.instantOrNull('declined_at'),
        changed_at: row.instantOrNull('changed_at'),
        confirmation_sent_at: row.instantOrNull('confirmation_sent_at'),
        placed_by_owner: row.has('placed_by_owner') ? flag(row, 'placed_by_owner') : 0,
        ...(row.has('moved_at') ? callChanges(row) : NO_CALL_CHANGES),
        move_note: row.has('move_note') ? row.text('move_note') : '',
        confirmation_note: row.has('confirmation_note') ? row.text('confirmation_note') : '',
        ...{ taking_back: null, sequence_told: null },
        private_note: row.has('private_note') ? row.text('private_note') : '',
      },
    }));
  }

  async settings(): Promise<OwnRecord[]> {
    const { account, flags, availability, snippets, postal_address, notices } = await this.#json(
      'settings.json',
      settings,
    );
    const setting = (
      name: 'booking-limits' | 'weekly-hours' | 'postal-address' | 'notices',
      value: string | null,
    ): OwnRecord[] => (value === null ? [] : [{ of: 'setting', name, value }]);
    const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
    return [
      ...availability.days_off.map((row): OwnRecord => ({ of: 'day off', ...row })),
      ...availability.slots_off.map((row) => daySlotsRecord('times off', row)),
      ...availability.slots_added.map((row) => daySlotsRecord('times added', row)),
      ...snippets.map((row): OwnRecord => ({ of: 'snippet', ...row })),
      ...setting('booking-limits', json(availability.limits)),
      ...setting('weekly-hours', json(availability.hours)),
      ...setting('postal-address', postal_address),
      ...setting('notices', json(notices)),
      {
        of: 'account',
        choice: account?.flags_choice ?? 'unasked',
        flags: flags.map(({ key, value, changed_at }) => ({ key, value: JSON.stringify(value), changed_at })),
      },
    ];
  }

  /** Where old addresses lead, and how often they were asked for. Those of posts come with the posts. */
  async redirects(): Promise<{ from: string; to: string | null; asked: OwnRecord | null }[]> {
    return csvRows(await this.text('redirects.csv'), 'redirects.csv')
      .filter((row) => row.text('kind') !== 'earlier')
      .map((row) => {
        const from = row.text('old_address');
        const to = row.text('kind') === 'path' ? row.text('leads_to') : null;
        if (to !== null && !/^(?:\/(?!\/)|https?:\/\/)/i.test(to))
          throw new ImportFailure(`redirects.csv: ${from} can’t lead to “${to}”.`);
        const asked = row.number('asked');
        const asked_at = row.instantOrNull('asked_at');
        return {
          from,
          to,
          asked:
            asked === 0 || asked_at === null ? null : { of: 'asked address', address: from, asked, asked_at },
        };
      });
  }

  async #rows(name: string, read: (row: CsvRow) => OwnRecord): Promise<OwnRecord[]> {
    return csvRows(await this.text(name), name).map(read);
  }

  async #json<Value>(name: string, schema: z.ZodType<Value>): Promise<Value> {
    const parsed = schema.safeParse(jsonOf(await this.text(name)));
    if (parsed.success) return parsed.data;
    const place = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new ImportFailure(`${name} is not as this program has exported it (${place}).`);
  }
}

function person(row: CsvRow) {
  return {
    name: row.text('name'),
    email: row.text('email'),
    phone: row.text('phone'),
    message: row.text('message'),
  };
}

function callChanges(row: CsvRow) {
  const by = (name: string) =>
    row.textOrNull(name) === null ? null : row.oneOf<ChangedBy>(name, ['owner', 'visitor']);
  return {
    moved_from_date: row.textOrNull('moved_from_date'),
    moved_from_time: row.textOrNull('moved_from_time'),
    moved_at: row.instantOrNull('moved_at'),
    moved_by: by('moved_by'),
    cancelled_at: row.instantOrNull('cancelled_at'),
    cancelled_by: by('cancelled_by'),
    cancellation_note: row.text('cancellation_note'),
    told_at: row.instantOrNull('told_at'),
  };
}

function daySlotsRecord(of: 'times off' | 'times added', row: z.infer<typeof daySlots>): OwnRecord {
  return { of, day: row.day, slots: JSON.stringify(row.slots) };
}

function flag(row: CsvRow, name: string): number {
  return row.number(name) === 0 ? 0 : 1;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
