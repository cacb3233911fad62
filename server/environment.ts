import { domainToASCII } from 'node:url';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import proxyAddress from 'proxy-addr';
import { z } from 'zod';
import { MIN_PASSWORD } from '#shared/limits.ts';
import { type BackupAddress, backupAddress } from './backup-address.ts';
import { databaseUrl, TLS_MODES } from './database-url.ts';
import { dkimKeyFiles } from './mail/dkim-keys.ts';
import { type MailboxSettings, mailboxOf } from './mailbox-url.ts';
import { meetingUrlProblem } from './meeting-url.ts';
import { isOwnPath, siteAddress } from './site-address.ts';
import { smtpUrl } from './smtp-url.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A reference of up to 33 characters is added to the local part, which may have 64. */
const MAX_BOUNCE_LOCAL_PART = 31;

/** Whoever has a backup can try passphrases for years. */
const MIN_PASSPHRASE = 16;

export const DEFAULT_ADMIN = 'owner@example.com';

const emptyAsMissing = (value: unknown) => (value === '' ? undefined : value);
const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyAsMissing, schema);

/** 'Wren <wren@example.com>', or only the address. */
function sender(value: string, context: z.RefinementCtx<string>): { name: string; address: string } {
  const [{ name, address } = { name: '', address: '' }, ...others] = addressparser(value, { flatten: true });
  if (others.length > 0 || !z.email().safeParse(address).success) {
    context.addIssue('must be an address, or a name with one: Wren Calder <wren@example.com>');
    return z.NEVER;
  }
  return { name, address };
}

/** `1` hop, `true`, or a comma-separated list of addresses and names that Express knows (loopback …). */
function proxies(value: string, context: z.RefinementCtx<string>): boolean | number | string[] {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d+$/.test(value)) return Number(value);
  const list = value.split(',').map((part) => part.trim());
  try {
    proxyAddress.compile(list);
    return list;
  } catch {
    context.addIssue(
      'must be false, true, how many proxies there are (1), or their addresses, comma-separated: 10.0.0.1, 10.1.0.0/16, loopback, linklocal, uniquelocal',
    );
    return z.NEVER;
  }
}

/** The mailbox where reports arrive: imaps://user:password@host:993, and ?folder= for another one than INBOX. */
function mailbox(value: string, context: z.RefinementCtx<string>): MailboxSettings {
  const parsed = mailboxOf(value);
  if (parsed !== null) return parsed;
  context.addIssue(
    'must look like imaps://user:password@host:993, with special characters of user and password percent-encoded',
  );
  return z.NEVER;
}

function databaseAddress(value: string, context: z.RefinementCtx<string>) {
  const parsed = databaseUrl(value);
  if (typeof parsed !== 'string') return parsed;
  context.addIssue(parsed);
  return z.NEVER;
}

/** `selector=file`, comma-separated. */
function dkimKeys(value: string, context: z.RefinementCtx<string>) {
  const files = dkimKeyFiles(value);
  if (files !== null) return files;
  context.addIssue('must be selector=file, or several of them with commas: site=/etc/shingle/dkim.pem');
  return z.NEVER;
}

function mailServer(value: string, context: z.RefinementCtx<string>) {
  const parsed = smtpUrl(value);
  if (typeof parsed !== 'string') return parsed;
  context.addIssue(parsed);
  return z.NEVER;
}

/** The address of an object store, without the bucket. */
function endpoint(value: string, context: z.RefinementCtx<string>): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPlain =
    url !== null && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (!isPlain || !/^https?:$/.test(url.protocol)) {
    context.addIssue(
      'must be the store’s address without the bucket, like https://s3.eu-central-1.amazonaws.com',
    );
    return z.NEVER;
  }
  return url.href.replace(/\/+$/, '');
}

/** s3://bucket, or a folder in it: s3://bucket/folder. */
function backupPlace(value: string, context: z.RefinementCtx<string>): BackupAddress {
  const address = backupAddress(value);
  if (address !== null) return address;
  context.addIssue('must be a bucket, or a folder in one: s3://my-backups/wren');
  return z.NEVER;
}

/** A meeting's address, or the pattern of one. */
function meetingPattern(value: string, context: z.RefinementCtx<string>): string {
  const problem = meetingUrlProblem(value);
  if (problem === undefined) return value;
  context.addIssue(problem);
  return z.NEVER;
}

const region = z
  .string()
  .regex(/^[a-z0-9-]+$/i, 'must be a name like eu-central-1, or what the store’s manual says');
const key = z.string().regex(/^\S+$/, 'must not contain spaces');

/** Every variable, with its default. An empty one counts as missing. */
export const environment = z.object({
  NODE_ENV: setting(z.enum(['development', 'production', 'test']).default('development')),
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3001)),
  HOST: setting(z.string().optional()),
  DRAIN_SECONDS: setting(z.coerce.number().min(0).max(60).optional()),
  SITE_URL: setting(z.string().transform(siteAddress).optional()),
  PROJECT_SUBFOLDER: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/i, 'must be one path segment, like shingle')
      .refine((value) => !isOwnPath(value), 'is an address of the site itself')
      .default('shingle'),
  ),
  DATABASE_FILE: setting(z.string().default('data/shingle.db')),
  DATABASE_URL: setting(z.string().transform(databaseAddress).optional()),
  DATABASE_TLS: setting(z.enum(TLS_MODES).optional()),
  DATABASE_POOL_SIZE: setting(z.coerce.number().int().min(2).max(500).default(10)),
  DATABASE_TIMEOUT: setting(z.coerce.number().positive().max(3_600).default(15)),
  UPLOADS_DIR: setting(z.string().default('uploads')),
  S3_ENDPOINT: setting(z.string().transform(endpoint).optional()),
  S3_REGION: setting(region.optional()),
  S3_BUCKET: setting(
    z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'must be the bucket’s name: 3 to 63 small letters, digits, dots and hyphens',
      )
      .optional(),
  ),
  S3_ACCESS_KEY_ID: setting(key.optional()),
  S3_SECRET_ACCESS_KEY: setting(key.optional()),
  S3_CACHE_DIR: setting(z.string().optional()),
  S3_CACHE_MB: setting(z.coerce.number().int().min(1).max(1_000_000).default(512)),
  BACKUP_DIR: setting(z.string().optional()),
  BACKUP_AT: setting(
    z
      .string()
      .regex(/^(([01]\d|2[0-3]):[0-5]\d|off)$/, 'must be a time of day, like 03:15, or off')
      .optional(),
  ),
  BACKUP_TO: setting(z.string().transform(backupPlace).optional()),
  BACKUP_S3_ENDPOINT: setting(z.string().transform(endpoint).optional()),
  BACKUP_S3_REGION: setting(region.optional()),
  BACKUP_S3_ACCESS_KEY_ID: setting(key.optional()),
  BACKUP_S3_SECRET_ACCESS_KEY: setting(key.optional()),
  BACKUP_PASSPHRASE: setting(
    z.string().min(MIN_PASSPHRASE, `must have at least ${MIN_PASSPHRASE} characters`).optional(),
  ),
  MAILBOX_DIR: setting(z.string().default('data/mailbox')),
  JWT_SECRET: setting(z.string().optional()),
  ADMIN_EMAIL: setting(z.email().default(DEFAULT_ADMIN)),
  ADMIN_PASSWORD: setting(
    z.string().min(MIN_PASSWORD, `must have at least ${MIN_PASSWORD} characters`).optional(),
  ),
  ADMIN_NAME: setting(z.string().max(100).default('Admin')),
  SMTP_URL: setting(z.string().transform(mailServer).optional()),
  MAIL_FROM: setting(z.string().transform(sender).optional()),
  MAIL_REPLY_TO: setting(z.email().optional()),
  DKIM_DOMAIN: setting(
    z
      .string()
      .transform((value) => domainToASCII(value))
      .refine((value) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value), 'must be a domain, like example.com')
      .optional(),
  ),
  DKIM_KEYS: setting(z.string().transform(dkimKeys).optional()),
  BOUNCE_ADDRESS: setting(
    z
      .email()
      .refine(
        (value) => value.indexOf('@') <= MAX_BOUNCE_LOCAL_PART,
        `can have at most ${MAX_BOUNCE_LOCAL_PART} characters before the @`,
      )
      .optional(),
  ),
  BOUNCE_IMAP_URL: setting(z.string().transform(mailbox).optional()),
  MAILGUN_SIGNING_KEY: setting(z.string().regex(/^\S+$/, 'must not contain spaces').optional()),
  POSTMARK_HOOK_USER: setting(
    z
      .string()
      .regex(/^[^\s:]+$/, 'must not contain spaces or colons')
      .optional(),
  ),
  POSTMARK_HOOK_PASSWORD: setting(z.string().min(16, 'must have at least 16 characters').optional()),
  MAIL_RATE: setting(z.coerce.number().positive().max(1_000).default(10)),
  MEETING_URL: setting(z.string().transform(meetingPattern).optional()),
  CALENDAR_PRIVATE_NETWORKS: setting(z.enum(['on', 'off']).default('off')),
  MAIL_CONNECTIONS: setting(z.coerce.number().int().min(1).max(20).default(3)),
  TRUST_PROXY: setting(z.string().default('false').transform(proxies)),
  HSTS_INCLUDE_SUBDOMAINS: setting(z.enum(['on', 'off']).default('off')),
  SEED: setting(z.enum(['demo', 'none']).default('demo')),
  RATE_LIMITS: setting(z.enum(['on', 'off']).default('on')),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS).optional()),
});

/** What tells how PostgreSQL is reached. */
export const postgresVariables = environment.pick({
  DATABASE_URL: true,
  DATABASE_TLS: true,
  DATABASE_POOL_SIZE: true,
  DATABASE_TIMEOUT: true,
});

/** What tells how the object store for backups is reached, where it is not that of the uploads. */
export const backupStoreVariables = environment.pick({
  BACKUP_S3_ENDPOINT: true,
  BACKUP_S3_REGION: true,
  BACKUP_S3_ACCESS_KEY_ID: true,
  BACKUP_S3_SECRET_ACCESS_KEY: true,
  BACKUP_PASSPHRASE: true,
  S3_ENDPOINT: true,
  S3_REGION: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
});

/** What tells how an object store is reached. */
export const storeVariables = environment.pick({
  S3_ENDPOINT: true,
  S3_REGION: true,
  S3_BUCKET: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
  S3_CACHE_DIR: true,
  S3_CACHE_MB: true,
});

export type Environment = z.output<typeof environment>;
