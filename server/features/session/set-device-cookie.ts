import type { Response } from 'express';
import type { OwnCookie } from '../../http/authentication.ts';
import { DEVICE_SECONDS } from './device-cookies.ts';

/** Makes the browser a known device of the account. @param device what `DeviceCookies` issued */
export function setDeviceCookie(response: Response, { name, options }: OwnCookie, device: string): void {
  response.cookie(name, device, { ...options, maxAge: DEVICE_SECONDS * 1_000 });
}
