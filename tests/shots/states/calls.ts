import type { Page } from '@playwright/test';
import type { State } from '../state.ts';

const shown = {
  path: 'dashboard?tab=consultations',
  site: 'owner',
  isSignedIn: true,
  isWindow: true,
} as const;

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More: / })
    .nth(1)
    .click();
  await page.getByRole('menu').waitFor();
}

async function choose(page: Page, name: RegExp): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog').waitFor();
}

async function move(page: Page): Promise<void> {
  await choose(page, /^Move/);
  await page.locator('dialog [data-day]').nth(9).click();
}

/** Wherever its tile is: on a phone the dialog's foot may lie over it. */
async function chooseTime(page: Page): Promise<void> {
  await page
    .locator('dialog input[name=time]:enabled')
    .nth(1)
    .evaluate((tile: HTMLInputElement) => tile.click());
}

/** What the owner does with a call from its row: its menu, and the dialogs behind it. */
export const callStates: State[] = [
  { ...shown, name: 'calls/menu', reach: openMenu },
  {
    ...shown,
    name: 'calls/overview-menu',
    path: 'dashboard?tab=overview',
    reach: openMenu,
  },
  {
    ...shown,
    name: 'calls/confirmed',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Confirm' }).nth(1).click();
      await page.getByRole('button', { name: 'Send a confirmation…' }).waitFor();
    },
  },
  {
    ...shown,
    name: 'calls/confirmation',
    reach: async (page) => {
      await choose(page, /^Send a confirmation/);
    },
  },
  {
    ...shown,
    name: 'calls/calendar-help',
    path: 'dashboard?tab=consultations&part=calendars',
    reach: async (page) => {
      for (const question of ['Where is the address of my calendar?', 'Where do I put it?']) {
        await page.getByText(question).click();
      }
    },
  },
  {
    ...shown,
    name: 'calls/hours-changed',
    path: 'dashboard?tab=consultations&part=availability',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: 'Friday' }).uncheck();
      await page.getByLabel(/^Break between/).selectOption('15');
      await page.getByRole('region', { name: 'Unsaved changes' }).waitFor();
    },
  },
  {
    ...shown,
    name: 'calls/move',
    reach: async (page) => {
      await move(page);
      await chooseTime(page);
      await page.mouse.move(0, 0);
    },
  },
  {
    ...shown,
    name: 'calls/move-taken',
    isFault: true,
    answers: {
      moveByOwner: { status: 409, json: { success: false, error: 'That time is taken.', field: 'time' } },
    },
    reach: async (page) => {
      await move(page);
      await chooseTime(page);
      await page.getByRole('button', { name: 'Move the call' }).click();
      await page.locator('dialog form .text-alarm').first().waitFor();
    },
  },
  {
    ...shown,
    name: 'calls/cancel',
    reach: async (page) => {
      await choose(page, /^Cancel/);
    },
  },
];
