// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { guardedRequest } from '#server/network/guarded-request.ts';
import { AddressRefused } from '#server/network/public-lookup.ts';
import { type CalendarServer, startCalendarServer } from '#tests/support/calendar-server.ts';
import { useCalendarServer } from '#tests/support/use-calendar-server.ts';

/** It stands for the internet; 127.0.0.1, which `localhost` means, for a network that must not be asked. */
const OUTSIDE = '127.0.0.2';

describe('a request that is guarded', () => {
  const inside = useCalendarServer();
  let outside: CalendarServer;
  beforeAll(async () => {
    outside = await startCalendarServer(undefined, OUTSIDE);
  });
  afterEach(() => outside.files.clear());
  afterAll(() => outside.stop());

  const ask = (address: string) =>
    guardedRequest(new URL(address), {
      headers: () => ({}),
      isAllowed: (known) => known === OUTSIDE,
      signal: AbortSignal.timeout(5_000),
    });
  const leadTo = (location: string) =>
    outside.files.set('/', (_, response) => void response.writeHead(302, { location }).end());

  it('reaches what it may', async () => {
    outside.files.set('/', 'here');
    const response = await ask(`${outside.url}/`);
    expect(response.statusCode).toBe(200);
    response.destroy();
  });

  it.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://[::1]:PORT/',
    'http://0x7f000001:PORT/',
    '//localhost:PORT/',
    'file:///etc/passwd',
    'gopher://localhost:PORT/',
  ])('follows no redirect to %s', async (location) => {
    inside.files.set('/', 'secret');
    leadTo(location.replace('PORT', String(inside.port)));
    await expect(ask(`${outside.url}/`)).rejects.toBeInstanceOf(AddressRefused);
    expect(inside.asked).toEqual([]);
  });

  it('follows no name that leads elsewhere, even on a connection that others keep', async () => {
    const address = `http://localhost:${inside.port}/`;
    inside.files.set('/', 'secret');
    await (await fetch(address)).text();
    inside.asked.splice(0);
    await expect(ask(address)).rejects.toBeInstanceOf(AddressRefused);
    expect(inside.asked).toEqual([]);
  });
});
