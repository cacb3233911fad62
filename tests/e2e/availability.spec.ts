import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { barriers, sendAsVisitor, signIn } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

const AVAILABILITY = 'dashboard?tab=consultations&part=availability';

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page) => panel(page, 'Unsaved changes').getByRole('button', { name: 'Save' });
const dayTile = (page: Page, day: string) => page.locator(`input[name=date][value="${day}"]`);
const timeTile = (page: Page, time: string) => page.locator(`input[name=time][value="${time}"]`);

/** Opens the page where visitors book, at a day. */
async function asVisitor(page: Page, day: string): Promise<void> {
  await page.goto('consultation');
  await dayTile(page, day).check({ force: true });
}

test('the pages below the consultations are reached by keyboard, with a way back, and keep what is typed', async ({
  page,
}) => {
  await signIn(page, 'consultations');
  await expect(panel(page, 'Days off')).toHaveCount(0);
  const list = page.getByRole('heading', { name: 'Consultations', exact: true });
  const to = (name: string) => page.getByRole('tabpanel').getByRole('link', { name, exact: true });
  await to('Availability').press('Enter');
  await expect(page).toHaveURL(/part=availability/);
  await expect(to('Consultations')).toBeFocused();
  const note = panel(page, 'Days off').getByLabel(/^Note/);
  await note.fill('With the family');
  expect(await barriers(page)).toEqual([]);
  await to('Consultations').press('Enter');
  await expect(list).toBeVisible();
  await expect(to('Availability')).toBeFocused();
  await expect(page).not.toHaveURL(/part=/);

  await to('Calendars').click();
  await expect(panel(page, 'Calls in your calendar')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.goBack();
  await expect(list).toBeVisible();
  await page.goForward();
  await expect(panel(page, 'Calls in your calendar')).toBeVisible();
  await page.getByRole('tab', { name: 'Authors' }).click();
  await page.getByRole('tab', { name: 'Consultations' }).click();
  await expect(list).toBeVisible();
  await to('Availability').click();
  await expect(note).toHaveValue('With the family');
  await page.reload();
  await expect(panel(page, 'Days off')).toBeVisible();
});

test('days that are taken off can’t be booked, a range with a note neither, until they are opened again', async ({
  page,
  texts,
}) => {
  await page.goto('');
  const [, single = '', , from = '', to = ''] = texts.bookableDays(new Date());
  await signIn(page, 'consultations&part=availability');
  const off = panel(page, 'Days off');
  await expect(off.getByText('No days off ahead.')).toBeVisible();
  await off.getByLabel(/^First day off/).fill(single);
  await off.getByRole('button', { name: 'Block these days' }).click();
  await expect(off.getByRole('listitem')).toHaveCount(1);
  await off.getByLabel(/^First day off/).fill(from);
  await off.getByLabel(/^Last day off/).fill(to);
  await off.getByLabel(/^Note/).fill('With the family');
  await off.getByLabel(/^Note/).press('Enter');
  await expect(off.getByRole('listitem')).toHaveCount(2);
  await expect(off.getByRole('listitem').nth(1)).toContainText('With the family');

  await page.goto('consultation');
  for (const day of [single, from, to]) await expect(dayTile(page, day)).toBeDisabled();
  await expect(page.getByText('With the family')).toHaveCount(0);

  await page.goto(AVAILABILITY);
  await off.getByRole('listitem').nth(1).getByRole('button', { name: /^Open/ }).click();
  await expect(off.getByRole('listitem')).toHaveCount(1);
  await page.goto('consultation');
  await expect(dayTile(page, single)).toBeDisabled();
  for (const day of [from, to]) await expect(dayTile(page, day)).toBeEnabled();
});

test('a visitor who had chosen a day that is taken off meanwhile reads so, and chooses another one', async ({
  page,
  texts,
  troubles,
}) => {
  await page.goto('');
  const [, day = '', other = ''] = texts.bookableDays(new Date());
  await signIn(page, 'consultations&part=availability');
  const visitor = await page.context().newPage();
  await asVisitor(visitor, day);
  await visitor.locator('input[name=time]:enabled').first().check({ force: true });
  await visitor.getByLabel(/^Your name/).fill('Ana Ruiz');
  await visitor.getByLabel(/^Email/).fill('ana@example.com');

  const off = panel(page, 'Days off');
  await off.getByLabel(/^First day off/).fill(day);
  await off.getByRole('button', { name: 'Block these days' }).click();
  await expect(off.getByRole('listitem')).toHaveCount(1);

  await visitor.locator('main form section [type=submit]').click();
  const message = visitor.getByRole('group', { name: texts.consultation.day.title }).getByText(/on that day/);
  await expect(message).toBeInViewport({ ratio: 1 });
  const header = await visitor.getByRole('banner').boundingBox();
  expect((await message.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header?.height ?? 0);
  await expect(dayTile(visitor, day)).toBeDisabled();
  await expect(dayTile(visitor, day)).not.toBeChecked();
  await expect(visitor.locator('input[name=date]:focus')).toBeInViewport();
  await dayTile(visitor, other).check({ force: true });
  await expect(message).toHaveCount(0);
  await visitor.locator('input[name=time]:enabled').first().check({ force: true });
  await visitor.locator('main form section [type=submit]').click();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused();
  troubles.length = 0; // it was refused once
});

test('times of a single day are taken off, changed and opened again', async ({ page, texts }) => {
  await page.goto('');
  const day = texts.bookableDays(new Date())[2] ?? '';
  const [first = '', second = '', third = ''] = texts.slotsOn(day);
  await signIn(page, 'consultations&part=availability');
  const times = panel(page, 'Times of a single day');
  await expect(times.getByText('Every day ahead has the times of its week.')).toBeVisible();
  await times.getByRole('textbox', { name: 'Day to change' }).fill(day);
  for (const time of [first, second]) await times.locator(`input[value="${time}"]`).uncheck();
  await times.getByRole('button', { name: 'Save times' }).click();
  await expect(times.getByRole('listitem')).toHaveCount(1);

  await asVisitor(page, day);
  for (const time of [first, second]) await expect(timeTile(page, time)).toBeDisabled();
  await expect(timeTile(page, third)).toBeEnabled();

  await page.goto(AVAILABILITY);
  await times.getByRole('button', { name: /^Change/ }).click();
  await times.locator(`input[value="${second}"]`).check();
  await times.getByRole('button', { name: 'Save times' }).click();
  await expect(times.getByRole('button', { name: 'Save times' })).toHaveCount(0);
  await asVisitor(page, day);
  await expect(timeTile(page, first)).toBeDisabled();
  await expect(timeTile(page, second)).toBeEnabled();

  await page.goto(AVAILABILITY);
  await times.getByRole('button', { name: /^Back to the week/ }).click();
  await expect(times.getByText('Every day ahead has the times of its week.')).toBeVisible();
  await asVisitor(page, day);
  await expect(timeTile(page, first)).toBeEnabled();
});

test('a break between calls and the notice before one are kept, and visitors find no time that is nearer', async ({
  page,
  texts,
}) => {
  await page.goto('');
  const [soon = '', ...later] = texts.bookableDays(new Date());
  const day = later[2] ?? '';
  const [first = '', second = '', third = ''] = texts.slotsOn(day);
  const minutes = (slot: string) => Date.parse(`2000-01-01 ${slot}`) / 60_000;
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, second));
  await asVisitor(page, day);
  await expect(timeTile(page, first)).toBeEnabled();

  await signIn(page, 'consultations&part=availability');
  const limits = panel(page, 'Booking limits');
  // As long as from one time to the next: then the neighbours are too near.
  const gap = minutes(third) - minutes(second);
  await limits.getByLabel(/^Break between/).selectOption(String(gap));
  await limits.getByLabel(/^Notice before/).selectOption({ label: '7 days' });
  await save(page).click();
  await expect(save(page)).toHaveCount(0);
  await page.goto('consultation');
  await expect(dayTile(page, soon)).toBeDisabled();

  await page.goto(AVAILABILITY);
  await expect(limits.getByLabel(/^Break between/)).toHaveValue(String(gap));
  await limits.getByLabel(/^Notice before/).selectOption('0');
  await save(page).click();
  await expect(save(page)).toHaveCount(0);
  await asVisitor(page, day);
  for (const time of [first, second, third]) await expect(timeTile(page, time)).toBeDisabled();

  await page.goto(AVAILABILITY);
  await limits.getByLabel(/^Break between/).selectOption('0');
  await save(page).click();
  await expect(save(page)).toHaveCount(0);
  await asVisitor(page, day);
  await expect(timeTile(page, second)).toBeDisabled();
  for (const time of [first, third]) await expect(timeTile(page, time)).toBeEnabled();
});

test('two windows keep each other’s hours and limits, and ask where both changed the same', async ({
  page,
  troubles,
}) => {
  await signIn(page, 'consultations&part=availability');
  const other = await page.context().newPage();
  await other.goto(AVAILABILITY);
  const first = (on: Page, day: string) => panel(on, 'Weekly hours').getByLabel(`${day}: first call`);
  await first(other, 'Tuesday').selectOption('11:00');
  await panel(other, 'Booking limits')
    .getByLabel(/^Calls a day/)
    .selectOption('3');

  await first(page, 'Monday').selectOption('10:00');
  await panel(page, 'Booking limits')
    .getByLabel(/^Break between/)
    .selectOption('15');
  await save(page).click();
  await expect(save(page)).toHaveCount(0);
  await first(page, 'Tuesday').selectOption('12:00');
  await save(other).click();
  await expect(save(other)).toHaveCount(0);
  await expect(first(other, 'Monday')).toHaveValue('10:00');
  await expect(panel(other, 'Booking limits').getByLabel(/^Break between/)).toHaveValue('15');

  // The first one has known Tuesday as it was.
  await save(page).click();
  const choice = panel(page, 'Weekly hours').getByText(/^Changed elsewhere/);
  await expect(choice).toContainText('Tuesday, 11:00 AM to');
  expect(await barriers(page)).toEqual([]);
  await panel(page, 'Weekly hours').getByRole('button', { name: 'Save mine' }).click();
  troubles.length = 0; // it was refused once
  await expect(save(page)).toHaveCount(0);
  await page.reload();
  await expect(first(page, 'Tuesday')).toHaveValue('12:00');
  await expect(first(page, 'Monday')).toHaveValue('10:00');
  await expect(panel(page, 'Booking limits').getByLabel(/^Calls a day/)).toHaveValue('3');
});

test('hours that the owner sets by keyboard are what visitors find: a Saturday evening, and no early Monday', async ({
  page,
}) => {
  const week = panel(page, 'Weekly hours');
  await signIn(page, 'consultations&part=availability');
  const saturday = week.getByRole('checkbox', { name: 'Saturday' });
  await saturday.focus();
  await page.keyboard.press('Space');
  await expect(saturday).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(week.getByLabel('Saturday: first call')).toBeFocused();
  await week.getByLabel('Saturday: first call').selectOption({ label: '6:30 PM' });
  // It lasts as long as it would have from the morning on, until the day ends.
  await expect(week.getByLabel('Saturday: last call')).toHaveValue('23:30');
  await week.getByLabel('Saturday: last call').selectOption({ label: '6:30 PM' });
  await week.getByLabel('Monday: first call').selectOption({ label: '10:00 AM' });
  expect(await barriers(page)).toEqual([]);
  await save(page).press('Enter');
  await expect(save(page)).toHaveCount(0);

  // As the document came, and once the page has asked.
  const html = await (await page.request.get('consultation')).text();
  const days = [...html.matchAll(/value="(\d{4}-\d\d-\d\d)"/g)].map(([, value = '']) => value);
  const day = days.filter((value) => new Date(value).getUTCDay() === 6)[1] ?? '';
  expect(html).toContain('Monday to Saturday, up to 30 days ahead.');
  await asVisitor(page, day);
  await expect(page.locator('input[name=time]')).toHaveCount(1);
  await timeTile(page, '6:30 PM').check({ force: true });
  await page.getByLabel(/^Your name/).fill('Ana Ruiz');
  await page.getByLabel(/^Email/).fill('ana@example.com');
  await page.locator('main form section [type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto(AVAILABILITY);
  await week.getByRole('button', { name: 'Use the original hours' }).click();
  await expect(week.getByRole('status')).toContainText('1 booked call stands outside these hours');
  await save(page).click();
  await expect(save(page)).toHaveCount(0);
  await page.goto('consultation');
  await expect(page.getByText('Monday to Friday, up to 30 days ahead.')).toBeVisible();
  await expect(dayTile(page, day)).toHaveCount(0);
});

test('the calendar of a day opens in sight on a phone, and the hours of a day keep to one line on a tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'consultations&part=availability');
  for (const what of ['Choose the first day off', 'Choose the day to change']) {
    const opener = page.getByRole('button', { name: what });
    await opener.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await opener.press('Enter');
    await expect(page.getByRole('dialog', { name: what })).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Escape');
  }
  for (const width of [820, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const week = panel(page, 'Weekly hours');
    if (width === 820) await week.getByRole('button', { name: 'Add hours on Tuesday' }).click();
    const first = await week.getByLabel('Tuesday: first call').boundingBox();
    const remove = await week.getByRole('button', { name: /^Remove Tuesday, \d/ }).boundingBox();
    expect(Math.abs((remove?.y ?? 0) - (first?.y ?? Infinity))).toBeLessThan(10);
  }
});

test('the last call comes back with the first one, by keyboard, and what is discarded by Ctrl+Z', async ({
  page,
}) => {
  await signIn(page, 'consultations&part=availability');
  const week = panel(page, 'Weekly hours');
  const first = week.getByLabel('Thursday: first call');
  const last = week.getByLabel('Thursday: last call');
  await last.selectOption('12:00');
  await first.focus();
  for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(last).toHaveValue('11:30');
  await expect(week.getByText('Last call is now 11:30 AM, not 12:00 PM')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(first).toHaveValue('09:00');
  await expect(last).toHaveValue('12:00');

  await panel(page, 'Unsaved changes').getByRole('button', { name: 'Discard' }).click();
  await expect(last).toHaveValue('17:00');
  await page.getByRole('heading', { name: 'Availability' }).click();
  await page.keyboard.press('Control+z');
  await expect(last).toHaveValue('12:00');
  await expect(save(page)).toBeVisible();
});

test('times of several days wait unsaved while other days are looked at, and are saved together', async ({
  page,
  texts,
}) => {
  await page.goto('');
  const [, one = '', other = ''] = texts.bookableDays(new Date());
  await signIn(page, 'consultations&part=availability');
  const times = panel(page, 'Times of a single day');
  const day = times.getByRole('textbox', { name: 'Day to change' });
  await day.fill(one);
  await times.getByRole('button', { name: 'None of the times' }).click();
  await day.fill(other);
  await times.getByRole('checkbox').first().uncheck();
  await day.fill(one);
  await expect(times.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(times.getByRole('button', { name: /^Show the unsaved times/ })).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  await save(page).click();
  await expect(times.getByRole('listitem').filter({ hasText: 'Off:' })).toHaveCount(2);
  await page.goto('consultation');
  await expect(dayTile(page, one)).toBeDisabled();
  await expect(dayTile(page, other)).toBeEnabled();
});
