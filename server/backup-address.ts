import type { StoreSettings } from './files/object-store/settings.ts';

/** Where copies of backups go: a bucket, and a folder in it. */
export interface BackupAddress {
  bucket: string;
  /** What all names begin with: '' or 'folder/'. */
  prefix: string;
  /** As it was written: s3://bucket/folder */
  label: string;
}

/** Where backups are copied to, and how that is reached. */
export interface BackupPlace {
  address: BackupAddress;
  store: StoreSettings;
  /** What they are encrypted with; null for not at all. */
  passphrase: string | null;
}

const SETTINGS = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
type Setting = (typeof SETTINGS)[number];

type Values = Partial<Record<Setting | `BACKUP_${Setting}` | 'BACKUP_PASSPHRASE', string | undefined>>;

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

/** Reads s3://bucket or s3://bucket/folder; null for anything else. */
export function backupAddress(value: string): BackupAddress | null {
  const [, bucket, path = ''] = ADDRESS.exec(value) ?? [];
  if (bucket === undefined || /\/\.\.?(\/|$)/.test(path)) return null;
  return { bucket, prefix: path === '' ? '' : `${path.slice(1)}/`, label: `s3://${bucket}${path}` };
}

/**
 * The place at an address: in a store of the backups' own, or else in that of the uploads.
 * @returns what is missing, a line each, where the store can't be reached with these values
 */
export function backupPlaceOf(values: Values, address: BackupAddress): BackupPlace | string[] {
  const isOwn = SETTINGS.some((name) => values[`BACKUP_${name}`] !== undefined);
  const valueOf = (name: Setting) => values[isOwn ? (`BACKUP_${name}` as const) : name];
  const missing = SETTINGS.filter((name) => valueOf(name) === undefined);
  if (missing.length > 0) {
    return missing.map(
      (name) =>
        `BACKUP_${name}: is missing. ${address.label} needs all four, or those of the uploads’ store.`,
    );
  }
  return {
    address,
    store: {
      endpoint: valueOf('S3_ENDPOINT') ?? '',
      region: valueOf('S3_REGION') ?? '',
      bucket: address.bucket,
      accessKeyId: valueOf('S3_ACCESS_KEY_ID') ?? '',
      secretAccessKey: valueOf('S3_SECRET_ACCESS_KEY') ?? '',
    },
    passphrase: values.BACKUP_PASSPHRASE ?? null,
  };
}
