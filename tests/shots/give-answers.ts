import type { Page } from '@playwright/test';
import { endpoints, type OperationName } from '#shared/contract/endpoints.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';
import type { GivenAnswers } from './state.ts';

/**
 * Answers a page's calls in the server's place. What a state writes thus never reaches the server, so that no picture
 * depends on those before it.
 */
export async function giveAnswers(page: Page, answers: GivenAnswers): Promise<void> {
  const names = Object.keys(endpoints) as OperationName[];
  await page.route('**/api/*.php*', async (route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const called = matchOperation(
      names.filter((name) => {
        const { method, script } = endpoints[name];
        return request.method() === method && pathname.endsWith(`/${script}`);
      }),
      new Map(searchParams),
    );
    const answer = called === null ? undefined : answers[called];
    if (answer === undefined) await route.continue();
    else if (answer === 'no connection') await route.abort('connectionfailed');
    else if (answer !== 'never' && 'changes' in answer) {
      const response = await route.fetch();
      const own = (await response.json()) as object;
      const changes: object = answer.changes;
      await route.fulfill({ response, json: { ...own, ...changes } });
    } else if (answer !== 'never' && 'jsonFor' in answer)
      await route.fulfill({ json: answer.jsonFor(searchParams) });
    else if (answer !== 'never') await route.fulfill(answer);
  });
}
