import jwt, { type JwtPayload, type SignOptions } from 'jsonwebtoken';

/** The claims of a token. */
export function claimsOf(token: string): JwtPayload {
  const claims = jwt.decode(token);
  if (claims === null || typeof claims === 'string') throw new Error('That is no token of ours.');
  return claims;
}

/** A token with the claims of `token`, some of them changed, signed with `secret`. */
export function resign(
  token: string,
  secret: string,
  changes: JwtPayload = {},
  options: SignOptions = {},
): string {
  return jwt.sign({ ...claimsOf(token), ...changes }, secret, { algorithm: 'HS256', ...options });
}

/** The claims of `token` with the algorithm "none". */
export function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${token.split('.')[1] ?? ''}.`;
}
