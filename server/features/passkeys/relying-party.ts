import type { Request } from 'express';
import type { Config } from '../../config.ts';
import { ownOrigins } from '../../http/authentication.ts';

/** This site, as passkeys know it. */
export interface RelyingParty {
  /** Its host name: a passkey works at no other. */
  id: string;
  /** From where a page may use it. */
  origins: string[];
}

/** In production as `SITE_URL` says; elsewhere the site is wherever it was opened. */
export function relyingParty(request: Request, site: Pick<Config, 'production' | 'origin'>): RelyingParty {
  const origins = ownOrigins(request, site).filter((origin) => URL.canParse(origin));
  return { id: new URL(origins[0] ?? site.origin).hostname, origins };
}
