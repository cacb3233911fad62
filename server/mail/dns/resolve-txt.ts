import { Resolver } from 'node:dns/promises';
import { DnsUnavailable, type ResolveTxt } from './check-records.ts';

const TIMEOUT_MS = 3_000;
/** There is no such name, or no such record. */
const NONE = new Set(['ENOTFOUND', 'ENODATA']);
const REASONS: Partial<Record<string, string>> = {
  ECONNREFUSED: 'nobody answers there',
  ETIMEOUT: 'there was no answer in time',
  ECANCELLED: 'there was no answer in time',
  ESERVFAIL: 'the server could not find out',
  EREFUSED: 'the server refused to say',
};

/** @param server IP:PORT; null for the servers of this machine @throws Error when that is no address */
export function txtResolver(server: string | null): ResolveTxt {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  if (server !== null) resolver.setServers([server]);
  const asked = resolver.getServers().join(', ');
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((strings) => strings.join(''));
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (NONE.has(code)) return [];
      throw new DnsUnavailable(
        `DNS could not be asked for ${name} (${asked}): ${REASONS[code] ?? message}. So nothing is known about the records.`,
        { cause: error },
      );
    }
  };
}
