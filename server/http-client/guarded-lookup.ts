import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isFetched, type Network } from './networks.ts';

/** Thrown when a name leads into a network that is not fetched from. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/**
 * Resolves names as sockets do, and refuses those of which any address is private. A socket connects to what this returns,
 * so that nobody can resolve the name to another address in between.
 */
export function guardedLookup(allowed: readonly Network[], resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        callback(error, []);
        return;
      }
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isFetched(address, allowed))) {
        callback(new PrivateAddress('This name leads into a private network.'), []);
        return;
      }
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
