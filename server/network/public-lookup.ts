import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Thrown for an address that must not be connected to. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/** Whether an IP address is one of the internet, and of no private network, this machine or a service of its host. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Looks up names for a connection, and refuses those that lead elsewhere than `isAllowed`: the address that is looked at
 * is the one that is connected to. A host that is an address itself is not looked up; ask `isAllowedHost` first.
 */
export function lookupWithin(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error !== null) {
        callback(error, '', 4);
        return;
      }
      const [first] = addresses;
      if (first === undefined || addresses.some(({ address }) => !isAllowed(address)))
        callback(new AddressRefused(`${hostname} is in a network that must not be asked`), '', 4);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** False for a host that is an address of another network. */
export function isAllowedHost(hostname: string, isAllowed: (address: string) => boolean): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 || isAllowed(bare);
}
