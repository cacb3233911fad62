import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { business } from '#content/business.ts';
import { type PostgresSettings, tlsOf } from './database-url.ts';
import { type BackupAddress, type BackupPlace, backupPlaceOf } from './backup-address.ts';
import { configWarnings } from './config-warnings.ts';
import {
  backupStoreVariables,
  environment,
  type Environment,
  postgresVariables,
  storeVariables,
} from './environment.ts';
import type { ObjectStoreSettings } from './files/object-store/settings.ts';
import { makeFolder, reasonOf } from './folders.ts';
import type { MailboxSettings } from './mailbox-url.ts';
import { projectRoot } from './root.ts';
import type { DkimSettings } from './mail/dkim.ts';
import { domainOf, readDkimKey } from './mail/dkim-keys.ts';
import { productionProblem } from './site-address.ts';
import type { SmtpSettings } from './smtp-url.ts';
import { isWeakSecret } from './weak-secret.ts';

/** The configuration from the environment. Paths are absolute; URLs have no trailing slash. */
export interface Config {
  production: boolean;
  port: number;
  host: string | undefined;
  /** The site's public URL, including its path. */
  siteUrl: string;
  /** Its origin. */
  origin: string;
  /** Its path: '' or '/site'. */
  base: string;
  /** The site's sub-folder on localhost, outside production. */
  subfolder: string;
  databaseFile: string;
  /** Where the data is instead of in `databaseFile`; null for SQLite. */
  postgres: PostgresSettings | null;
  /** Where uploads lie, unless there is an object store. */
  uploadsDir: string;
  objectStore: ObjectStoreSettings | null;
  /** Where backups lie. */
  backupDir: string;
  /** When the server makes one, `HH:MM` in the business's time; null where it makes none by itself. */
  backupAt: string | null;
  /** Where each is copied to; null for nowhere. */
  backupTo: BackupPlace | null;
  /** The folder for emails while no SMTP server is set; null in production, where they are rejected. */
  mailboxDir: string | null;
  jwtSecret: string;
  admin: { email: string; password: string | null; name: string };
  /** Null where no mail server is set. */
  smtp: SmtpSettings | null;
  mailFrom: { name: string; address: string };
  /** Whom answers to emails go to. */
  mailReplyTo: string;
  /** Without keys emails are not signed here. */
  dkim: DkimSettings;
  /** Seconds for which a server that was told to stop goes on serving, for balancers to turn away from it. */
  drainSeconds: number;
  /** Where bounces go, each with a reference of its own; null for the sender. */
  bounceAddress: string | null;
  /** Where bounces, complaints and answers to invitations arrive; null where none are read. */
  bounceMailbox: MailboxSettings | null;
  /** Mailgun's key for webhooks; null where it does not report. */
  mailgunKey: string | null;
  /** What Postmark signs in with when it reports; null where it does not. */
  postmark: { user: string; password: string } | null;
  /** Maximum emails per second. */
  mailRate: number;
  /** Where visitors without a telephone number meet the owner: an address, or a pattern with `{room}`; null for nowhere. */
  meetingUrl: string | null;
  /** Whether calendars of busy times are read from private networks, too. */
  calendarPrivateNetworks: boolean;
  /** Maximum connections to the mail server. */
  mailConnections: number;
  /** Express's "trust proxy" setting; false trusts no proxy. */
  trustProxy: boolean | number | string[];
  /** Whether HSTS applies to all subdomains, too. */
  hstsIncludeSubdomains: boolean;
  seed: 'demo' | 'none';
  rateLimits: boolean;
  logLevel: NonNullable<Environment['LOG_LEVEL']>;
  /** Settings that are probably mistakes or cannot work, one line each, starting with the variable's name. */
  warnings: string[];
}

/** The errors of the environment, one line per variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const MIN_SECRET_LENGTH = 32;

const DEFAULT_BACKUP_TIME = '03:15';

/** Docker kills a container ten seconds after telling it to stop; this and the stop that follows fit into that. */
const DEFAULT_DRAIN_SECONDS = 5;

/** The process's environment, with the variables of `.env` added. */
export function readEnvironment(): NodeJS.ProcessEnv {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

/**
 * Parses environment variables into a configuration.
 * @throws ConfigError naming every variable that is invalid or, in production, missing.
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw invalid(parsed.error);
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const databaseFile = resolve(projectRoot, values.DATABASE_FILE);

  if (production && values.RATE_LIMITS === 'off') {
    throw new ConfigError('RATE_LIMITS: can be off only outside production.');
  }
  const siteProblem = production ? productionProblem(values.SITE_URL) : undefined;
  if (siteProblem !== undefined) throw new ConfigError(`SITE_URL: ${siteProblem}`);
  const here = `http://localhost:${values.PORT}`;
  const address = values.SITE_URL ?? { siteUrl: here, origin: here, base: '' };

  const mailFrom = values.MAIL_FROM ?? {
    name: business.who.name,
    address: `no-reply@${new URL(address.origin).hostname}`,
  };
  const dkim = dkimSettings(values, mailFrom.address);

  return {
    production,
    port: values.PORT,
    host: values.HOST,
    ...address,
    subfolder: values.PROJECT_SUBFOLDER,
    databaseFile,
    postgres: postgresSettings(values),
    uploadsDir: resolve(projectRoot, values.UPLOADS_DIR),
    objectStore: objectStore(values, dirname(databaseFile)),
    backupDir: resolve(projectRoot, values.BACKUP_DIR ?? join(dirname(databaseFile), 'backups')),
    backupAt: backupTime(values.BACKUP_AT, production),
    backupTo: values.BACKUP_TO === undefined ? null : backupPlace(values, values.BACKUP_TO),
    mailboxDir: production ? null : resolve(projectRoot, values.MAILBOX_DIR),
    jwtSecret: jwtSecret(values.JWT_SECRET, production, dirname(databaseFile)),
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD ?? null, name: values.ADMIN_NAME },
    smtp: values.SMTP_URL ?? null,
    mailFrom,
    mailReplyTo: values.MAIL_REPLY_TO ?? business.reach.email,
    dkim,
    drainSeconds: values.DRAIN_SECONDS ?? (production && values.DATABASE_URL ? DEFAULT_DRAIN_SECONDS : 0),
    bounceAddress: values.BOUNCE_ADDRESS ?? null,
    bounceMailbox: values.BOUNCE_IMAP_URL ?? null,
    mailgunKey: values.MAILGUN_SIGNING_KEY ?? null,
    postmark: postmarkSettings(values),
    mailRate: values.SMTP_URL === undefined ? Number.POSITIVE_INFINITY : values.MAIL_RATE,
    meetingUrl: values.MEETING_URL ?? business.consultations.meetingUrl,
    calendarPrivateNetworks: values.CALENDAR_PRIVATE_NETWORKS === 'on',
    mailConnections: values.MAIL_CONNECTIONS,
    trustProxy: values.TRUST_PROXY,
    hstsIncludeSubdomains: values.HSTS_INCLUDE_SUBDOMAINS === 'on',
    seed: values.SEED,
    rateLimits: values.RATE_LIMITS === 'on',
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === 'test' ? 'silent' : 'info'),
    warnings: production ? configWarnings(values, { address, dkim, sender: mailFrom.address }) : [],
  };
}

/**
 * Parses only what tells how the PostgreSQL of a URL is reached.
 * @throws ConfigError naming every variable that is invalid, or DATABASE_URL for the URL
 */
export function loadPostgres(env: NodeJS.ProcessEnv, url: string): PostgresSettings {
  const parsed = postgresVariables.safeParse({ ...env, DATABASE_URL: url });
  const settings = parsed.success ? postgresSettings(parsed.data) : null;
  if (settings === null) throw invalid(parsed.error);
  return settings;
}

/**
 * Parses only what tells how an object store is reached, for one of its buckets.
 * @throws ConfigError naming every variable that is invalid or missing
 */
export function loadObjectStore(env: NodeJS.ProcessEnv, bucket: string): ObjectStoreSettings {
  const parsed = storeVariables.safeParse({ ...env, S3_BUCKET: bucket });
  const settings = parsed.success ? objectStore(parsed.data, projectRoot) : null;
  if (settings === null) throw invalid(parsed.error);
  return settings;
}

/**
 * Parses only what tells how a place of backups is reached.
 * @throws ConfigError naming every variable that is invalid or missing
 */
export function loadBackupPlace(env: NodeJS.ProcessEnv, address: BackupAddress): BackupPlace {
  const parsed = backupStoreVariables.safeParse(env);
  if (!parsed.success) throw invalid(parsed.error);
  return backupPlace(parsed.data, address);
}

function invalid(error: z.ZodError | undefined): ConfigError {
  const issues = error?.issues ?? [];
  return new ConfigError(issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}

function postgresSettings(values: z.output<typeof postgresVariables>): PostgresSettings | null {
  if (values.DATABASE_URL === undefined) return null;
  const { url, tls, ca } = values.DATABASE_URL;
  return {
    url,
    tls: tlsOf(values.DATABASE_TLS ?? tls, ca),
    poolSize: values.DATABASE_POOL_SIZE,
    statementTimeout: values.DATABASE_TIMEOUT * 1_000,
  };
}

/**
 * The object store for uploads; null when none of its settings is there.
 * @param dataDir where its cache lies, if not set
 */
function objectStore(values: z.output<typeof storeVariables>, dataDir: string): ObjectStoreSettings | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const settings = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(settings).length) return null;
  if (missing.length > 0) {
    throw new ConfigError(
      missing.map((name) => `${name}: is missing. An object store needs all five settings.`).join('\n'),
    );
  }
  const complete = settings as Record<keyof typeof settings, string>; // none is missing
  return {
    endpoint: complete.S3_ENDPOINT,
    region: complete.S3_REGION,
    bucket: complete.S3_BUCKET,
    accessKeyId: complete.S3_ACCESS_KEY_ID,
    secretAccessKey: complete.S3_SECRET_ACCESS_KEY,
    cacheDir: resolve(projectRoot, values.S3_CACHE_DIR ?? join(dataDir, 'uploads-cache')),
    cacheBytes: values.S3_CACHE_MB * 1024 * 1024,
  };
}

/** A developer's checkout makes none at night unless it is asked to. */
function backupTime(value: string | undefined, production: boolean): string | null {
  const time = value ?? (production ? DEFAULT_BACKUP_TIME : 'off');
  return time === 'off' ? null : time;
}

function backupPlace(values: z.output<typeof backupStoreVariables>, address: BackupAddress): BackupPlace {
  const place = backupPlaceOf(values, address);
  if (Array.isArray(place)) throw new ConfigError(place.join('\n'));
  return place;
}

/** The keys that sign emails, for the sender's domain unless another is set. */
function dkimSettings({ DKIM_KEYS = [], DKIM_DOMAIN }: Environment, sender: string): DkimSettings {
  const domain = DKIM_DOMAIN ?? domainOf(sender);
  try {
    const keys = DKIM_KEYS.map(({ selector, file }) =>
      readDkimKey({ selector, file: resolve(projectRoot, file) }),
    );
    return { domain, keys };
  } catch (error) {
    throw new ConfigError(`DKIM_KEYS: ${(error as Error).message}.`);
  }
}

function postmarkSettings({ POSTMARK_HOOK_USER: user, POSTMARK_HOOK_PASSWORD: password }: Environment) {
  if (user !== undefined && password !== undefined) return { user, password };
  if (user === undefined && password === undefined) return null;
  const missing = user === undefined ? 'USER' : 'PASSWORD';
  throw new ConfigError(`POSTMARK_HOOK_${missing}: is missing. Postmark signs in with both.`);
}

/** The given secret, or outside production one that is generated once and stored beside the database. */
function jwtSecret(secret: string | undefined, production: boolean, dataDir: string): string {
  if (secret !== undefined) {
    if (secret.length < MIN_SECRET_LENGTH || (production && isWeakSecret(secret))) {
      throw new ConfigError(
        `JWT_SECRET: must be ${MIN_SECRET_LENGTH} random characters or more, not words or a pattern; \`openssl rand -hex 32\` makes one.`,
      );
    }
    return secret;
  }
  if (production) {
    throw new ConfigError(
      'JWT_SECRET: is missing. Set it to 32 random characters or more; `openssl rand -hex 32` makes one.',
    );
  }
  try {
    return keptSecret(dataDir);
  } catch (error) {
    throw new ConfigError(`DATABASE_FILE: nothing can be kept in its folder ${dataDir}: ${reasonOf(error)}.`);
  }
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  makeFolder(dataDir);
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
