import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Passwords } from '../session/passwords.ts';
import type { SecurityNotices } from '../session/security-notices.ts';
import type { SessionRepository } from '../session/session.repository.ts';
import type { SessionService } from '../session/session.service.ts';
import { ChallengeRepository } from './challenges.repository.ts';
import { ConfirmationService } from './confirmation.service.ts';
import { PasskeyChecks } from './passkey-checks.ts';
import { PasskeySignInService } from './passkey-sign-in.service.ts';
import { PasskeyRepository } from './passkeys.repository.ts';
import { PasskeyService } from './passkeys.service.ts';

interface Deps {
  db: Db;
  inTransaction: InTransaction;
  sessions: SessionService;
  sessionRows: SessionRepository;
  passwords: Passwords;
  outbox: Outbox;
  securityNotices: SecurityNotices;
  limits: RateLimits;
  clock: Clock;
}

/** Connects what passkeys are made of, and what they open. */
export function createPasskeys({ db, sessions, sessionRows, ...deps }: Deps) {
  const repository = new PasskeyRepository(db);
  const challenges = new ChallengeRepository(db);
  const checks = new PasskeyChecks({ passkeys: repository, challenges, clock: deps.clock });
  const confirmations = new ConfirmationService({ ...deps, sessions: sessionRows, checks });
  return {
    confirmations,
    passkeys: new PasskeyService({ ...deps, repository, checks, confirmations }),
    passkeySignIn: new PasskeySignInService({ ...deps, checks, sessions }),
  };
}
