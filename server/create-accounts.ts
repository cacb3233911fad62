import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/engine.ts';
import type { InTransaction } from './db/unit-of-work.ts';
import { ActivityRepository } from './features/activity/activity.repository.ts';
import { ActivityService } from './features/activity/activity.service.ts';
import { FlagRepository } from './features/flags/flags.repository.ts';
import { FlagService } from './features/flags/flags.service.ts';
import { createPasskeys } from './features/passkeys/create-passkeys.ts';
import { AccountRepository } from './features/session/account.repository.ts';
import { AccountEmailService } from './features/session/account-email.service.ts';
import { AccountService } from './features/session/account.service.ts';
import { DeviceCookies } from './features/session/device-cookies.ts';
import { HashingThread } from './features/session/hashing-thread.ts';
import { NoticeService } from './features/session/notice.service.ts';
import { PasswordResetService } from './features/session/password-resets.service.ts';
import { Passwords } from './features/session/passwords.ts';
import { SecurityNotices } from './features/session/security-notices.ts';
import { SessionRepository } from './features/session/session.repository.ts';
import { SessionService } from './features/session/session.service.ts';
import { SettingRepository } from './features/settings/setting.repository.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Logger } from './log.ts';
import type { EmailLinks } from './mail/email-links.ts';
import type { Outbox } from './mail/outbox.ts';

interface Deps {
  config: Pick<Config, 'jwtSecret'>;
  db: Db;
  inTransaction: InTransaction;
  limits: RateLimits;
  outbox: Outbox;
  links: EmailLinks;
  clock: Clock;
  log: Logger;
  /** bcrypt's cost factor; undefined for the usual one. */
  passwordCost: number | undefined;
}

/** Connects the owner's account: signing in and staying so, and what is kept with it. */
export function createAccounts({ config, db, log, passwordCost, ...deps }: Deps) {
  const { inTransaction, limits, outbox, clock } = deps;
  const devices = new DeviceCookies(config.jwtSecret, clock);
  const passwords = new Passwords(new HashingThread(log), passwordCost);
  const activity = new ActivityService({
    repository: new ActivityRepository(db),
    clock,
    onUnnoted: (error) => log.warn({ err: error }, 'what happened in the account could not be written'),
  });
  const accounts = new AccountRepository(db);
  const securityNotices = new SecurityNotices({
    ...deps,
    activity,
    onFailure: (error) => log.error({ err: error }, 'the email about a new device could not be written'),
  });
  const passwordResets = new PasswordResetService({
    ...deps,
    repository: accounts,
    passwords,
    activity,
    securityNotices,
    onFailure: (error) => log.error({ err: error }, 'a link for a new password could not be sent'),
  });
  const sessionRows = new SessionRepository(db);
  const sessions = new SessionService({
    repository: sessionRows,
    passwords,
    devices,
    limits,
    clock,
    secret: config.jwtSecret,
    onNewDevice: (user, userAgent) => securityNotices.tellOfNewDevice(user, userAgent),
    onUnnoted: (error) => log.warn({ err: error }, 'when a session was last used could not be written'),
  });
  return {
    activity,
    passwords,
    securityNotices,
    passwordResets,
    sessions,
    ...createPasskeys({
      ...{ db, inTransaction, sessions, sessionRows, passwords, limits, outbox, securityNotices, clock },
    }),
    flags: new FlagService({ inTransaction, repository: new FlagRepository(db), clock }),
    notices: new NoticeService(new SettingRepository(db, 'notices')),
    accountEmail: new AccountEmailService({
      ...deps,
      ...{ repository: accounts, passwords, activity, securityNotices },
    }),
    account: new AccountService({
      ...{ inTransaction, repository: accounts, passwords, devices, limits, outbox, securityNotices, clock },
    }),
  };
}
