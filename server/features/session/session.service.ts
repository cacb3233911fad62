import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { deviceName } from '#shared/device-name.ts';
import type { Clock } from '../../clock.ts';
import type { UserRow } from '../../db/tables.ts';
import { HttpError, unauthorized } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Session, Sessions } from '../../http/sessions.ts';
import type { DeviceCookies } from './device-cookies.ts';
import type { Lane, Passwords } from './passwords.ts';
import type { SessionRepository } from './session.repository.ts';

const ISSUER = 'shingle';
const AUDIENCE = 'shingle-dashboard';
/** Seconds until a token expires. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;
/** How often a session's use is written down, in milliseconds. */
const USE_EVERY_MS = 5 * 60 * 1_000;

/** A sign-in attempt and where it comes from. */
interface Attempt {
  email: string;
  password: string;
  /** The address's key for rate limits. */
  address: string;
  /** The device cookie; null when there is none. */
  device: string | null;
  /** What the browser calls itself. */
  userAgent: string | undefined;
}

interface Account {
  email: string;
  name: string;
  password: string;
}

/** How somebody came in. */
interface Entry {
  userAgent: string | undefined;
  /** The device cookie; null when there is none. */
  device: string | null;
  /** The passkey's id; null for the password. */
  passkey: string | null;
}

export interface SignedIn {
  token: string;
  /** The browser's new device cookie. */
  device: string;
  user: UserRow;
}

/** A counted attempt: the queue in which its password is checked, and how to undo the count. */
interface Counted {
  lane: Lane;
  giveBack: () => Promise<void>;
}

interface Deps {
  repository: SessionRepository;
  passwords: Passwords;
  devices: DeviceCookies;
  limits: RateLimits;
  clock: Clock;
  secret: string;
  /** Told of a sign-in in a browser that the account is not known in. */
  onNewDevice: (user: UserRow, userAgent: string) => void;
  /** Told why a session's use could not be written down. */
  onUnnoted: (error: unknown) => void;
}

/** Signs in and out. A token is valid only while its session is in the database. */
export class SessionService implements Sessions {
  readonly #repository: SessionRepository;
  readonly #passwords: Passwords;
  readonly #devices: DeviceCookies;
  readonly #limits: RateLimits;
  readonly #clock: Clock;
  readonly #onNewDevice: Deps['onNewDevice'];
  readonly #onUnnoted: (error: unknown) => void;
  /** Created once: given a string, the library would first try to parse a public key, each time. */
  readonly #key: KeyObject;

  constructor({ repository, passwords, devices, limits, clock, secret, onNewDevice, onUnnoted }: Deps) {
    this.#repository = repository;
    this.#passwords = passwords;
    this.#devices = devices;
    this.#limits = limits;
    this.#clock = clock;
    this.#onNewDevice = onNewDevice;
    this.#onUnnoted = onUnnoted;
    this.#key = createSecretKey(secret, 'utf8');
  }

  /**
   * Starts a session. Only wrong passwords count against the limits. An account is blocked per address, so its owner
   * can still sign in from another one. A known device has its own limit, whatever happens elsewhere.
   * @throws HttpError 401 'Invalid credentials', the same and equally slow for an unknown email; 429
   */
  async signIn(attempt: Attempt): Promise<SignedIn> {
    const user = await this.#repository.userByEmail(attempt.email);
    const counted = (await this.#takeOfDevice(attempt, user)) ?? (await this.#takeOfAddress(attempt));
    const isRight = await this.#passwords
      .matches(attempt.password, user?.password_hash ?? null, counted.lane)
      .catch(async (error: unknown) => {
        await counted.giveBack(); // the password was not checked
        throw error;
      });
    if (!isRight || user === null) throw wrongCredentials();
    await counted.giveBack();
    return this.open(user, { ...attempt, passkey: null });
  }

  /**
   * Starts the session of somebody who has proved to be the account's owner.
   * @throws HttpError 401 when the password was changed, or the passkey removed, while that was checked
   */
  async open(user: UserRow, entry: Entry): Promise<SignedIn> {
    const token = await this.#start(user, entry);
    const isNew = this.#devices.deviceOf(entry.device, user) === null;
    if (isNew) this.#onNewDevice(user, entry.userAgent ?? '');
    return { token, device: this.#devices.issue(user), user };
  }

  /** Counts an attempt from a known device of the account; null when it is not one, or has failed too often. */
  async #takeOfDevice({ device }: Attempt, user: UserRow | null): Promise<Counted | null> {
    const name = user === null ? null : this.#devices.deviceOf(device, user);
    if (name === null || !(await this.#limits.takes('signInOfDevice', name))) return null;
    return { lane: 'known', giveBack: () => this.#limits.giveBack('signInOfDevice', name) };
  }

  /** @throws HttpError 429 */
  async #takeOfAddress({ address, email }: Attempt): Promise<Counted> {
    const account = `${address} ${email.toLowerCase()}`;
    await this.#limits.take('signIn', address);
    await this.#limits.take('signInOfAccount', account);
    return {
      lane: 'strangers',
      giveBack: async () => {
        await this.#limits.giveBack('signIn', address);
        await this.#limits.giveBack('signInOfAccount', account);
      },
    };
  }

  /** @returns the new session's token */
  async #start(user: UserRow, { userAgent = '', passkey }: Entry): Promise<string> {
    const now = this.#clock();
    const id = randomUUID();
    const issued = Math.floor(now.getTime() / 1_000);
    const session = {
      id,
      user_id: user.id,
      created_at: now.toISOString(),
      expires_at: new Date((issued + SESSION_SECONDS) * 1_000).toISOString(),
      device: deviceName(userAgent),
      last_used_at: now.toISOString(),
      passkey_id: passkey,
      confirmed_at: now.toISOString(),
    };
    if (!(await this.#repository.insertSession(session, user.password_hash))) throw wrongCredentials();
    return jwt.sign({ iat: issued, sid: id }, this.#key, {
      algorithm: 'HS256',
      subject: String(user.id),
      issuer: ISSUER,
      audience: AUDIENCE,
      expiresIn: SESSION_SECONDS,
    });
  }

  /** The session of a token, or null when it is forged, expired or revoked. */
  async find(token: string, userAgent: string | undefined): Promise<Session | null> {
    const id = this.#sessionId(token);
    if (id === null) return null;
    const found = await this.#repository.findSession(id, this.#clock().toISOString());
    if (found === null) return null;
    await this.#noteUse(id, found.lastUsedAt, userAgent);
    return { id, user: found.user, confirmedAt: found.confirmedAt };
  }

  /** A use that cannot be written down, as on a full disk, is a use nevertheless. */
  async #noteUse(id: string, lastUsedAt: string, userAgent = ''): Promise<void> {
    const now = this.#clock();
    const before = new Date(now.getTime() - USE_EVERY_MS).toISOString();
    if (lastUsedAt > before) return;
    const use = { at: now.toISOString(), device: deviceName(userAgent) };
    await this.#repository.noteUse(id, before, use).catch(this.#onUnnoted);
  }

  /** @throws HttpError 401 */
  async require(token: string, userAgent: string | undefined): Promise<Session> {
    const session = await this.find(token, userAgent);
    if (session === null) throw unauthorized('Your session has ended. Please sign in again.');
    return session;
  }

  async end(session: Session): Promise<void> {
    await this.#repository.deleteSession(session.id);
  }

  /** Creates an account, or changes the existing one's name and password and ends its sessions. */
  async saveAccount(account: Account): Promise<void> {
    await this.#repository.saveUser(await this.#userOf(account));
  }

  /** Creates the first account. @returns false when another process has just made it */
  async addFirstAccount(account: Account): Promise<boolean> {
    return this.#repository.addFirstUser(await this.#userOf(account));
  }

  hasAccount(): Promise<boolean> {
    return this.#repository.anyUser();
  }

  async #userOf({ email, name, password }: Account) {
    const passwordHash = await this.#passwords.hash(password);
    return { email, name, password_hash: passwordHash, created_at: this.#clock().toISOString() };
  }

  #sessionId(token: string): string | null {
    try {
      const claims = jwt.verify(token, this.#key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: Math.floor(this.#clock().getTime() / 1_000),
      });
      return typeof claims === 'object' && typeof claims.sid === 'string' ? claims.sid : null;
    } catch {
      return null;
    }
  }
}

const wrongCredentials = () => new HttpError(401, 'Invalid credentials');
