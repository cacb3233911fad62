import ipaddr from 'ipaddr.js';

/** An address of a network, and how many of its bits count. */
type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Parses addresses and networks, '192.168.1.0/24, ::1'. @returns null when one is neither */
export function readNetworks(list: string): Network[] | null {
  const parts = list.split(',').map((part) => part.trim());
  try {
    return parts.map((part) => {
      if (part.includes('/')) return ipaddr.parseCIDR(part);
      const address = ipaddr.parse(part);
      return [address, address.toByteArray().length * 8];
    });
  } catch {
    return null;
  }
}

/**
 * Whether an IP address is anybody's to fetch from: one of the internet, or of a network that is allowed. Addresses of this
 * machine, of private networks, reserved ones, and IPv6 addresses that stand for IPv4 ones are not.
 */
export function isFetched(address: string, allowed: readonly Network[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() === 'unicast') return true;
  return allowed.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
}

export type { Network };
