import type { ImportRecords } from '#shared/contract/imports.ts';
import type { ImportRecordKind } from '#shared/import-records.ts';
import type { Clock } from '../../../clock.ts';
import { DayOffViolation, UniqueViolation } from '../../../db/errors.ts';
import type { InTransaction, Transaction } from '../../../db/unit-of-work.ts';
import type { ImageFiles } from '../../../files/image-files.ts';
import type { NumberedTable, OwnRecordRepository } from './own-records.repository.ts';
import { OwnPictures } from './own-pictures.ts';
import type { OwnRecord } from './own-record.ts';
import { type Keyed, keyOf } from './own-record-key.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: OwnRecordRepository;
  files: ImageFiles;
  clock: Clock;
  dryRun: boolean;
}

interface Count {
  added: number;
  skipped: number;
}

/** What the report calls things; what is not here is not counted. */
const KINDS = {
  category: 'categories',
  campaign: 'newsletters',
  message: 'messages',
  consultation: 'bookings',
  'day off': 'days off',
  'times off': 'days off',
  'times added': 'days off',
  snippet: 'snippets',
} as const satisfies Partial<Record<OwnRecord['of'], ImportRecordKind>>;

/** What is not known to have been sent is not sent by an import, and said so. */
const UNSENT = 'It was waiting to be sent when it was exported.';

/**
 * Brings what an export of this program holds beside its posts, each thing in a transaction of its own. What was brought
 * once is remembered by a digest, so that a second run creates nothing, nor brings back what was deleted here. Nobody is
 * mailed.
 */
export class OwnRecords {
  readonly #deps: Deps;
  readonly #counts = new Map<ImportRecordKind, Count>();
  readonly subscribers: Count = { added: 0, skipped: 0 };
  readonly pictures: Count = { added: 0, skipped: 0 };
  readonly warnings: string[] = [];
  /** The newsletters that this run has brought, by their numbers in the export. */
  readonly #campaigns = new Map<number, number>();
  readonly #files: OwnPictures;
  isUsed = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#files = new OwnPictures(deps.files);
  }

  counts(): ImportRecords {
    return Object.fromEntries(this.#counts);
  }

  keptId(transaction: Transaction, table: NumberedTable, id: number): Promise<{ id?: number }> {
    return this.#deps.repository.keptId(transaction, table, id);
  }

  /** @param site names the source */
  async bring(record: OwnRecord, site: string): Promise<void> {
    const { inTransaction, repository, dryRun } = this.#deps;
    this.isUsed = true;
    switch (record.of) {
      case 'beginning':
        if (!dryRun) await inTransaction((transaction) => repository.removeFirstCategories(transaction));
        return;
      case 'account':
        if (!dryRun) await inTransaction((transaction) => this.#account(transaction, record));
        return;
      case 'asked address':
        if (!dryRun) {
          const { address, asked, asked_at } = record;
          await inTransaction((transaction) => repository.setAsked(transaction, address, asked, asked_at));
        }
        return;
      default:
        this.#count(record, await this.#once(record, site));
    }
  }

  #count(record: OwnRecord, isAdded: boolean): void {
    const count = this.#countOf(record);
    if (count !== null) count[isAdded ? 'added' : 'skipped'] += 1;
  }

  #countOf({ of }: OwnRecord): Count | null {
    if (of === 'subscriber') return this.subscribers;
    if (of === 'picture') return this.pictures;
    const kind = of in KINDS ? KINDS[of as keyof typeof KINDS] : null;
    if (kind === null) return null;
    const count = this.#counts.get(kind) ?? { added: 0, skipped: 0 };
    this.#counts.set(kind, count);
    return count;
  }

  /** @returns whether it was added, or would be */
  async #once(record: Keyed, site: string): Promise<boolean> {
    const { inTransaction, repository, clock, dryRun } = this.#deps;
    const name = `${site} ${record.of} ${keyOf(record)}`;
    if (await repository.wasBrought(name)) return false;
    if (dryRun) return true;
    if (record.of === 'picture' && !(await this.#files.store(record.files))) {
      this.warnings.push(`The picture ${record.name} is none, and was left out.`);
      return false;
    }
    try {
      return await inTransaction(async (transaction) => {
        const isAdded = await this.#write(transaction, record, site);
        await repository.remember(transaction, name, clock().toISOString());
        return isAdded;
      });
    } catch (error) {
      if (record.of !== 'consultation') throw error;
      if (!(error instanceof UniqueViolation || error instanceof DayOffViolation)) throw error;
      return false;
    }
  }

  async #write(transaction: Transaction, record: Keyed, site: string): Promise<boolean> {
    const { repository } = this.#deps;
    switch (record.of) {
      case 'category':
        return (
          !(await repository.hasCategory(transaction, record.row.slug, record.row.name)) &&
          (await repository.insert(transaction, 'categories', record.row)) !== null
        );
      case 'picture':
        // Without a row, the library finds the files by itself.
        return record.row === null || (await repository.insert(transaction, 'media', record.row)) !== null;
      case 'replaced picture': {
        const id = await repository.mediaId(transaction, record.by);
        return id !== null && repository.add(transaction, 'media_moves', { path: record.path, media_id: id });
      }
      case 'campaign':
        return this.#campaign(transaction, record, site);
      case 'subscriber':
        return this.#subscriber(transaction, record);
      case 'message':
        return this.#message(transaction, record);
      case 'consultation':
        return this.#consultation(transaction, record);
      case 'day off': {
        const { first_day, last_day, note } = record;
        return repository.add(transaction, 'days_off', { first_day, last_day, note });
      }
      case 'times off':
        return repository.add(transaction, 'slots_off', { day: record.day, slots: record.slots });
      case 'times added':
        return repository.add(transaction, 'slots_added', { day: record.day, slots: record.slots });
      case 'snippet': {
        const { name, body, created_at } = record;
        return repository.add(transaction, 'snippets', { name, body, created_at });
      }
      case 'setting':
        return repository.add(transaction, 'settings', { name: record.name, value: record.value });
    }
  }

  /** What was not sent is not sent by an import: the owner sends it again. */
  async #campaign(
    transaction: Transaction,
    { row, postKey }: OwnRecord & { of: 'campaign' },
    site: string,
  ): Promise<boolean> {
    const { repository } = this.#deps;
    const post_id =
      postKey === null ? null : await repository.postId(transaction, `shingle ${site} ${postKey}`);
    const isTaken = row.slug !== null && (await repository.hasCampaignSlug(transaction, row.slug));
    const isSent = row.state === 'sending';
    if (!isSent && row.state !== 'cancelled') {
      this.warnings.push(
        `The newsletter “${row.subject}” was not sent to all when this was exported. It is called off here, and goes to nobody.`,
      );
    }
    const campaign = {
      ...row,
      state: isSent ? ('sending' as const) : ('cancelled' as const),
      slug: isTaken ? null : row.slug,
      post_id,
    };
    const id = await repository.insert(transaction, 'campaigns', campaign);
    if (id !== null) this.#campaigns.set(row.id, id);
    return id !== null;
  }

  /** Whoever is on the list here already stays as they are. */
  async #subscriber(
    transaction: Transaction,
    { row, left }: OwnRecord & { of: 'subscriber' },
  ): Promise<boolean> {
    const { repository, clock } = this.#deps;
    const left_campaign_id =
      left === null
        ? null
        : (this.#campaigns.get(left.id) ?? (await repository.campaignId(transaction, left)));
    const id = await repository.insert(transaction, 'subscribers', { ...row, left_campaign_id });
    await repository.rememberSubscriber(transaction, row.email, clock().toISOString());
    return id !== null;
  }

  async #message(
    transaction: Transaction,
    { row, replies }: OwnRecord & { of: 'message' },
  ): Promise<boolean> {
    const { repository } = this.#deps;
    const contact_id = await repository.insert(transaction, 'contacts', row);
    if (contact_id === null) return false;
    for (const reply of replies) {
      const isUnsent = reply.status === 'waiting' || reply.status === 'sending';
      await repository.insert(transaction, 'replies', {
        ...reply,
        contact_id,
        ...(isUnsent ? { status: 'failed' as const, reason: UNSENT, finished_at: reply.created_at } : {}),
      });
    }
    return true;
  }

  /** One whose time is taken, or on a day off, is named, and left out. */
  async #consultation(
    transaction: Transaction,
    { row }: OwnRecord & { of: 'consultation' },
  ): Promise<boolean> {
    const id = await this.#deps.repository.insert(transaction, 'consultations', row);
    if (id === null) {
      this.warnings.push(
        `The consultation of ${row.name} on ${row.consultation_date} at ${row.consultation_time} was left out: it is there already, or its time is taken.`,
      );
    }
    return id !== null;
  }

  async #account(transaction: Transaction, { choice, flags }: OwnRecord & { of: 'account' }): Promise<void> {
    const { repository } = this.#deps;
    if (flags.length === 0 && choice === 'unasked') return;
    const account = await repository.account(transaction);
    if (account === null) {
      this.warnings.push(
        'There is no account here yet, so what was read and flagged was left out. Make the account, and import once more.',
      );
      return;
    }
    if (account.flags_choice === 'unasked' && choice !== 'unasked')
      await repository.chooseFlags(transaction, account.id, choice);
    let revision = await repository.lastFlag(transaction, account.id);
    for (const { key, value, changed_at } of flags) {
      const row = {
        key: `${account.id} ${key}`,
        user_id: account.id,
        value,
        changed_at,
        revision: revision + 1,
      };
      if (await repository.add(transaction, 'flags', row)) revision += 1;
    }
  }
}
