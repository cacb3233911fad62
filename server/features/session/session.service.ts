import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Clock } from '../../clock.ts';
import type { UserRow } from '../../db/tables.ts';
import { HttpError, unauthorized } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Passwords } from './passwords.ts';
import type { SessionRepository } from './session.repository.ts';

export interface Session {
  id: string;
  user: UserRow;
}

const ISSUER = 'shingle';
const AUDIENCE = 'shingle-dashboard';
/** Seconds a token is good for. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

interface Dependencies {
  repository: SessionRepository;
  passwords: Passwords;
  limits: RateLimits;
  clock: Clock;
  secret: string;
}

/** Signing in and out. A token is worth something only while its session stands in the database. */
export class SessionService {
  readonly #repository: SessionRepository;
  readonly #passwords: Passwords;
  readonly #limits: RateLimits;
  readonly #clock: Clock;
  /** Made once: from a bare text the library would first try to read a public key, each time. */
  readonly #key: KeyObject;

  constructor({ repository, passwords, limits, clock, secret }: Dependencies) {
    this.#repository = repository;
    this.#passwords = passwords;
    this.#limits = limits;
    this.#clock = clock;
    this.#key = createSecretKey(secret, 'utf8');
  }

  /**
   * Starts a session. Only failures count against the limits, and an account is held off for one address, so
   * that its owner still gets in from another.
   * @throws HttpError 401 'Invalid credentials', the same and equally slow for an unknown email; 429
   */
  async signIn(email: string, password: string, address: string): Promise<{ token: string; user: UserRow }> {
    const account = `${address} ${email.toLowerCase()}`;
    await this.#limits.take('signIn', address);
    await this.#limits.take('signInOfAccount', account);

    const user = await this.#repository.userByEmail(email);
    if (!(await this.#passwords.matches(password, user?.password_hash ?? null)) || user === null) {
      throw new HttpError(401, 'Invalid credentials');
    }
    await this.#limits.giveBack('signIn', address);
    await this.#limits.giveBack('signInOfAccount', account);

    const now = this.#clock();
    const id = randomUUID();
    const issued = Math.floor(now.getTime() / 1_000);
    await this.#repository.insertSession({
      id,
      user_id: user.id,
      created_at: now.toISOString(),
      expires_at: new Date((issued + SESSION_SECONDS) * 1_000).toISOString(),
    });
    const token = jwt.sign({ iat: issued, sid: id }, this.#key, {
      algorithm: 'HS256',
      subject: String(user.id),
      issuer: ISSUER,
      audience: AUDIENCE,
      expiresIn: SESSION_SECONDS,
    });
    return { token, user };
  }

  /** The session of a token, or null when it is forged, expired or revoked. */
  async find(token: string): Promise<Session | null> {
    const id = this.#sessionId(token);
    if (id === null) return null;
    const user = await this.#repository.userOfSession(id, this.#clock().toISOString());
    return user === null ? null : { id, user };
  }

  /** @throws HttpError 401 */
  async require(token: string): Promise<Session> {
    const session = await this.find(token);
    if (session === null) throw unauthorized('Your session has ended. Please sign in again.');
    return session;
  }

  async end(session: Session): Promise<void> {
    await this.#repository.deleteSession(session.id);
  }

  /** Makes an account, or sets the name and password of the one that is there and ends its sessions. */
  async saveAccount(account: { email: string; name: string; password: string }): Promise<void> {
    await this.#repository.saveUser({
      email: account.email,
      name: account.name,
      password_hash: await this.#passwords.hash(account.password),
      created_at: this.#clock().toISOString(),
    });
  }

  hasAccount(): Promise<boolean> {
    return this.#repository.anyUser();
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
