import type { AssertionInput, AttestationInput } from '#shared/contract/passkeys.ts';
import { failureText } from '../../lib/api-error.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';

/** Whether this browser can use passkeys on this page; false while the page is rendered on the server. */
export function usePasskeySupport(): boolean {
  return useInBrowser(isSupported) ?? false;
}

/** They need a secure page, and a host that has a name: an address of numbers is none. */
function isSupported(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);
}

/** Loaded when the first one is made or used. */
const library = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey. @param options the server's */
export async function makePasskey(options: Record<string, unknown>): Promise<AttestationInput['credential']> {
  const { startRegistration } = await library();
  // The library's other end made them.
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Has one of the browser's passkeys sign. @param options the server's */
export async function signByPasskey(options: Record<string, unknown>): Promise<AssertionInput['credential']> {
  const { startAuthentication } = await library();
  // The library's other end made them.
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** What browsers say, by the name of their error. */
const BROWSERS: Record<string, string> = {
  NotAllowedError: 'Nothing was confirmed: it was cancelled, or took too long.',
  AbortError: 'Nothing was confirmed: it was cancelled, or took too long.',
  InvalidStateError: 'This device has a passkey for this dashboard already.',
  SecurityError: 'The browser allows no passkeys at this address.',
};

/** Why a passkey was not made or used. @param refused where neither the browser nor the server says */
export function passkeyFailure(error: unknown, refused: string): string {
  const known = error instanceof Error ? BROWSERS[error.name] : undefined;
  return known ?? failureText(error, { refused });
}
