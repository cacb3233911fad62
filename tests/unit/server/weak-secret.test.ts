// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isWeakSecret } from '#server/weak-secret.ts';

describe('a weak secret', () => {
  it.each([
    'a'.repeat(40),
    'ab'.repeat(20),
    '0123456789abcdef0123456789abcdef',
    '12345678901234567890123456789012',
    'abcdefghijklmnopqrstuvwxyz012345',
    'a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6',
    'deadbeefdeadbeefdeadbeefdeadbeef',
    'qwertyuiopasdfghjklzxcvbnm123456',
    'change-me-change-me-change-me-change-me',
    'your-256-bit-secret-your-256-bit-secret',
    'supersecretjwtkey1234567890123456',
    'correct horse battery staple and my dog',
    'correcthorsebatterystapleandmylovelydog',
    'ThisIsMyVerySecretKeyForShingle!',
  ])('is %s', (secret) => {
    expect(isWeakSecret(secret)).toBe(true);
  });

  it.each([16, 20, 32, 64])('is never %i random bytes in hex', (bytes) => {
    const secrets = Array.from({ length: 2_000 }, () => randomBytes(bytes).toString('hex'));
    expect(secrets.filter(isWeakSecret)).toEqual([]);
    expect(secrets.map((secret) => secret.toUpperCase()).filter(isWeakSecret)).toEqual([]);
  });

  it.each([
    '128ed8ed2e730885a9ebb0140ededede',
    'MJ9wPqk0xT7vYb2LzR5cHn8sGd4fKuWa',
    'Zt8/vQ+2kLx9mWc4RbYp7nJd5sHg3fTa1uK0eXoPqVw=',
  ])('is not %s', (secret) => {
    expect(isWeakSecret(secret)).toBe(false);
  });
});
