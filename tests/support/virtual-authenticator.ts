import type { CDPSession, Page } from '@playwright/test';

export interface VirtualAuthenticator {
  /** How many passkeys it keeps. */
  count: () => Promise<number>;
  /** Whether the owner shows a finger when asked, or cancels. */
  setVerified: (isVerified: boolean) => Promise<void>;
}

/** Gives the page's browser a device that keeps passkeys, in place of a finger and a face. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async count() {
      return (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
    },
    async setVerified(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
