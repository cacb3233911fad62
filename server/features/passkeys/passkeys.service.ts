import { randomBytes } from 'node:crypto';
import type { Attestation, PasskeyNameInput } from '#shared/contract/passkeys.ts';
import { deviceName } from '#shared/device-name.ts';
import type { Clock } from '../../clock.ts';
import type { PasskeyRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { conflict, notFound, unprocessable } from '../../http/errors.ts';
import type { Session } from '../../http/sessions.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { SecurityNotices } from '../session/security-notices.ts';
import { creationOptions, type Options, readAttestation } from './ceremonies.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import type { PasskeyChecks } from './passkey-checks.ts';
import type { PasskeyRepository } from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.ts';

const MAX_PASSKEYS = 20;
const HANDLE_BYTES = 32;

interface Deps {
  inTransaction: InTransaction;
  repository: PasskeyRepository;
  checks: PasskeyChecks;
  confirmations: ConfirmationService;
  outbox: Outbox;
  securityNotices: SecurityNotices;
  clock: Clock;
}

/** The passkeys of the signed-in owner. */
export class PasskeyService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  list({ user }: Session): Promise<PasskeyRow[]> {
    return this.#deps.repository.list(user.id);
  }

  /** @returns what the browser is asked with. @throws HttpError 403 unconfirmed; 422 there are too many */
  async begin(session: Session, party: RelyingParty): Promise<Options> {
    const { repository, checks, confirmations } = this.#deps;
    confirmations.require(session);
    const { user } = session;
    const existing = await repository.list(user.id);
    if (existing.length >= MAX_PASSKEYS)
      throw unprocessable(`There are ${MAX_PASSKEYS} passkeys already. Please remove one first.`);
    const handle = await repository.handleOf(user.id, randomBytes(HANDLE_BYTES).toString('base64url'));
    const here = existing.filter(({ rp_id }) => rp_id === party.id);
    const options = await creationOptions(party, { ...user, handle }, here);
    await checks.ask(options, { purpose: 'add', session_id: session.id });
    return options;
  }

  /**
   * Adds what the browser has made; it is named after the device.
   * @throws HttpError 403 unconfirmed; 409 it is known already; 422 the answer is wrong, or over
   */
  async add(
    session: Session,
    { credential, party, userAgent }: { credential: Attestation; party: RelyingParty; userAgent: string },
  ): Promise<PasskeyRow> {
    const { inTransaction, repository, checks, confirmations, outbox, securityNotices, clock } = this.#deps;
    confirmations.require(session);
    const purpose = { purpose: 'add', session_id: session.id } as const;
    const challenge = await checks.take(credential.response.clientDataJSON, purpose);
    const made = challenge === null ? null : await readAttestation(credential, party, challenge);
    if (made === null) throw unprocessable('The passkey could not be added. Please try again.');
    const row: PasskeyRow = {
      ...made,
      user_id: session.user.id,
      rp_id: party.id,
      name: freeName(deviceName(userAgent), await repository.list(session.user.id)),
      created_at: clock().toISOString(),
      last_used_at: null,
    };
    const emails = await securityNotices.compose({
      ...{ news: 'passkey-added', user: session.user, userAgent, passkey: row.name },
    });
    const isNew = await inTransaction(async (transaction) => {
      const isAdded = await repository.add(transaction, row);
      if (isAdded) await outbox.put(transaction, emails);
      return isAdded;
    });
    if (!isNew) throw conflict('This passkey was added already.');
    return row;
  }

  /** @throws HttpError 404 */
  async rename({ user }: Session, { id, name }: PasskeyNameInput): Promise<PasskeyRow> {
    const row = await this.#deps.repository.rename(user.id, id, name);
    if (row === null) throw gone();
    return row;
  }

  /** Removes it, and ends the other sessions that began with it. @throws HttpError 403 unconfirmed; 404 */
  async remove(session: Session, id: string, userAgent: string): Promise<void> {
    const { inTransaction, repository, confirmations, outbox, securityNotices } = this.#deps;
    confirmations.require(session);
    const { user } = session;
    const passkey = (await repository.list(user.id)).find((row) => row.id === id)?.name;
    if (passkey === undefined) throw gone();
    const emails = await securityNotices.compose({ news: 'passkey-removed', user, userAgent, passkey });
    const isRemoved = await inTransaction(async (transaction) => {
      const row = await repository.remove(transaction, user.id, id, session.id);
      if (row !== null) await outbox.put(transaction, emails);
      return row !== null;
    });
    if (!isRemoved) throw gone();
  }
}

const gone = () => notFound('That passkey was removed already.');

/** 'Chrome on Linux', and 'Chrome on Linux 2' for the next. */
function freeName(name: string, rows: readonly PasskeyRow[]): string {
  const taken = new Set(rows.map((row) => row.name));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`;
  return free;
}
