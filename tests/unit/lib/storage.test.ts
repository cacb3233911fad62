import { describe, expect, it } from 'vitest';
import { safeStorage, STORAGE_KEYS } from '#app/lib/storage.ts';

describe('safeStorage', () => {
  it('[9.3.09] [9.3.10] keeps values under the keys of the session', () => {
    const storage = safeStorage(() => window.localStorage);
    storage.set(STORAGE_KEYS.token, 'a-token');
    expect(window.localStorage.getItem('auth_token')).toBe('a-token');
    expect(storage.get(STORAGE_KEYS.token)).toBe('a-token');
    storage.remove(STORAGE_KEYS.token);
    expect(storage.get('auth_token')).toBeNull();
  });

  it('never throws, not even where storage is switched off', () => {
    const storage = safeStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    storage.set('a', 'b');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });
});
