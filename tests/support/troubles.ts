import type { Page } from '@playwright/test';

/** Collects a page's console errors and failed requests from now on. */
export function watchTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      troubles.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (failure !== 'net::ERR_ABORTED') troubles.push(`request: ${request.url()} ${failure}`);
  });
  return troubles;
}
