import { ensureDovecot } from './ensure-dovecot.ts';
import { ensureRadicale } from './ensure-radicale.ts';

/**
 * Once before the workers of the API tests start: installs the servers that some of them need, since two workers can't
 * install at the same time. Where one can't be had, its own tests say so and fail.
 */
export default function setUp(): void {
  for (const ensure of [ensureDovecot, ensureRadicale]) {
    try {
      ensure();
    } catch (error) {
      console.warn(String(error));
    }
  }
}
