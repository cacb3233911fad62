import { describe, expect, it } from 'vitest';
import { backupAddress } from '#server/backup-address.ts';
import { loadConfig } from '#server/config.ts';

const TEST = { NODE_ENV: 'test', JWT_SECRET: '7d1f0c92b6e84a35d9c27e50f8136ba4' };
const PRODUCTION = { ...TEST, NODE_ENV: 'production', SITE_URL: 'https://wren.example' };
const UPLOADS = {
  S3_ENDPOINT: 'https://store.example',
  S3_REGION: 'eu',
  S3_ACCESS_KEY_ID: 'here',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_BUCKET: 'uploads',
};
const OWN = {
  BACKUP_S3_ENDPOINT: 'https://far.example',
  BACKUP_S3_REGION: 'us',
  BACKUP_S3_ACCESS_KEY_ID: 'there',
  BACKUP_S3_SECRET_ACCESS_KEY: 'other',
};
const BACKUP_TO = 's3://far-away/wren';

describe('BACKUP_AT', () => {
  it('is 03:15 in production, and off elsewhere, until it is set', () => {
    expect(loadConfig(PRODUCTION).backupAt).toBe('03:15');
    expect(loadConfig(TEST).backupAt).toBeNull();
    expect(loadConfig({ ...TEST, NODE_ENV: 'development' }).backupAt).toBeNull();
    expect(loadConfig({ ...PRODUCTION, BACKUP_AT: 'off' }).backupAt).toBeNull();
    expect(loadConfig({ ...TEST, BACKUP_AT: '23:59' }).backupAt).toBe('23:59');
  });

  it.each(['24:00', '3:15', '03:60', 'never', '03:15:00'])('is refused by name as %s', (BACKUP_AT) => {
    expect(() => loadConfig({ ...TEST, BACKUP_AT })).toThrow(/^BACKUP_AT: must be a time of day/);
  });
});

describe('BACKUP_TO', () => {
  it('is reached by settings of its own, or else by those of the uploads', () => {
    const own = loadConfig({ ...TEST, ...UPLOADS, ...OWN, BACKUP_TO }).backupTo;
    expect(own).toEqual({
      address: { bucket: 'far-away', prefix: 'wren/', label: BACKUP_TO },
      store: {
        endpoint: 'https://far.example',
        region: 'us',
        bucket: 'far-away',
        accessKeyId: 'there',
        secretAccessKey: 'other',
      },
      passphrase: null,
    });
    expect(loadConfig({ ...TEST, ...UPLOADS, BACKUP_TO }).backupTo?.store).toMatchObject({
      endpoint: 'https://store.example',
      bucket: 'far-away',
      accessKeyId: 'here',
    });
    expect(loadConfig(TEST).backupTo).toBeNull();
  });

  it('never mixes both, and names what is missing', () => {
    const { BACKUP_S3_REGION, ...some } = OWN;
    expect(() => loadConfig({ ...TEST, ...UPLOADS, ...some, BACKUP_TO })).toThrow(
      /^BACKUP_S3_REGION: is missing/,
    );
    expect(() => loadConfig({ ...TEST, BACKUP_TO })).toThrow(/BACKUP_S3_SECRET_ACCESS_KEY: is missing/);
    expect(BACKUP_S3_REGION).toBe('us');
  });

  it.each([
    ['BACKUP_TO', 'https://far.example/wren'],
    ['BACKUP_TO', 's3://UPPER/wren'],
    ['BACKUP_TO', 's3://far-away/../wren'],
    ['BACKUP_PASSPHRASE', 'too short'],
    ['BACKUP_S3_ENDPOINT', 'far.example'],
  ])('is refused by the name %s as %s', (name, value) => {
    expect(() => loadConfig({ ...TEST, ...OWN, BACKUP_TO, [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('without a passphrase is warned of in production', () => {
    const warned = (env: object) =>
      loadConfig({ ...PRODUCTION, ...OWN, BACKUP_TO, ...env }).warnings.some((line) =>
        line.startsWith('BACKUP_'),
      );
    expect(warned({})).toBe(true);
    expect(warned({ BACKUP_PASSPHRASE: 'sixteen characters' })).toBe(false);
  });

  it.each([
    ['s3://far-away', '', 's3://far-away'],
    ['s3://far-away/', '', 's3://far-away'],
    ['s3://far-away/a/b.c/', 'a/b.c/', 's3://far-away/a/b.c'],
  ])('as %s', (value, prefix, label) => {
    expect(backupAddress(value)).toEqual({ bucket: 'far-away', prefix, label });
  });
});
