import { describe, expect, it } from 'vitest';
import { isAllowedHost, isPublicAddress } from '#server/network/public-lookup.ts';

describe('addresses of the internet', () => {
  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('are %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...[
      '127.0.0.1',
      '10.0.0.1',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '0.0.0.0',
      '100.64.0.1',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      'ff02::1',
      'localhost',
      '',
    ],
  ])('are not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('are looked at in hosts that are addresses, however they are written', () => {
    for (const host of [
      'http://[::1]/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://127.1/',
      'http://[::ffff:7f00:1]/',
    ]) {
      expect(isAllowedHost(new URL(host).hostname, isPublicAddress)).toBe(false);
    }
    expect(isAllowedHost('example.com', isPublicAddress)).toBe(true);
  });
});
