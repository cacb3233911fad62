import type { Page } from '@playwright/test';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { BookedConsultation } from '#shared/contract/consultations.ts';
import type { GivenAnswers, State } from '../state.ts';

const summaryButton = (page: Page) => page.locator('main form section [type=submit]');

async function chooseDay(page: Page): Promise<void> {
  await page.locator('input[name=date]:enabled').nth(1).check({ force: true });
}

async function chooseTime(page: Page): Promise<void> {
  await chooseDay(page);
  await page.locator('input[name=time]:enabled').nth(2).check({ force: true });
}

async function fillIn(page: Page, phone = '(520) 555-0100'): Promise<void> {
  await chooseTime(page);
  await page.locator('input[name=name]').fill('Ana Ruiz');
  await page.locator('input[name=email]').fill('ana.ruiz@example.com');
  await page.locator('input[name=phone]').fill(phone);
}

async function book(page: Page): Promise<void> {
  await fillIn(page);
  await summaryButton(page).click();
}

const BOOKED: GivenAnswers = {
  bookConsultation: {
    json: {
      success: true,
      calendar_uid: '0123456789abcdef0123456789abcdef',
      invited: true,
      meeting_url: '',
    },
  },
};

/** The steps of a booking, and what follows. */
export const bookingStates: State[] = [
  { name: 'consultation/opened', path: 'consultation', isWindow: true },
  { name: 'consultation/day', path: 'consultation', reach: chooseDay },
  { name: 'consultation/time', path: 'consultation', reach: chooseTime },
  { name: 'consultation/details', path: 'consultation', reach: (page) => fillIn(page) },
  {
    name: 'consultation/elsewhere',
    path: 'consultation',
    timeZone: 'Asia/Kathmandu',
    reach: chooseTime,
  },
  {
    name: 'consultation/zone-choice',
    path: 'consultation',
    timeZone: 'Europe/Berlin',
    reach: async (page, { consultation }) => {
      await chooseTime(page);
      await page.getByRole('button', { name: consultation.zone.change }).click();
    },
  },
  {
    name: 'consultation/bar',
    path: 'consultation',
    isWindow: true,
    widths: [390, 820],
    reach: async (page) => {
      await fillIn(page);
      await page.locator('input[name=time]').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'consultation/taken',
    path: 'consultation',
    isFault: true,
    answers: {
      bookConsultation: {
        status: 409,
        json: {
          success: false,
          error: 'That time has just been taken. Please choose another one.',
          field: 'time',
        },
      },
    },
    reach: async (page) => {
      await book(page);
      await page.locator('main form .text-alarm').first().waitFor();
    },
  },
  {
    name: 'consultation/offline',
    path: 'consultation',
    isFault: true,
    answers: { bookConsultation: 'no connection' },
    reach: async (page) => {
      await book(page);
      await page.locator('main form .text-alarm').first().waitFor();
    },
  },
  { name: 'consultation/sending', path: 'consultation', answers: { bookConsultation: 'never' }, reach: book },
  { name: 'consultation/booked', path: 'consultation', answers: BOOKED, reach: bookAndWait },
  {
    name: 'consultation/booked-online',
    path: 'consultation',
    timeZone: 'Europe/Berlin',
    answers: {
      readAvailability: { json: { success: true, taken: {}, meets_online: true } },
      bookConsultation: {
        json: {
          success: true,
          calendar_uid: '0123456789abcdef0123456789abcdef',
          invited: true,
          meeting_url: 'https://meet.example.com/wren-0123456789abcdef01234567',
        },
      },
    },
    reach: async (page) => {
      await fillIn(page, '');
      await summaryButton(page).click();
      await summaryButton(page).waitFor({ state: 'detached' });
    },
  },
];

async function bookAndWait(page: Page): Promise<void> {
  await book(page);
  await summaryButton(page).waitFor({ state: 'detached' });
}

/**
 * The page behind the link of an invitation.
 * @param token of an appointment that is ahead
 */
export function appointmentStates(token: string, date: CalendarDay): State[] {
  const path = `consultation/appointment?token=${token}`;
  const appointment = { date, time: '9:00 AM', state: 'ahead', meeting_url: '', by_phone: true } as const;
  const answer = (changes: Partial<BookedConsultation>) =>
    ({ json: { success: true, appointment: { ...appointment, ...changes } } }) as const;
  return [
    { name: 'appointment/ahead', path },
    {
      name: 'appointment/elsewhere',
      path,
      timeZone: 'Europe/Berlin',
      answers: {
        readBookedConsultation: answer({ meeting_url: 'https://meet.example.com/wren-0123456789' }),
      },
    },
    { name: 'appointment/move', path, reach: move },
    {
      name: 'appointment/moved',
      path,
      answers: { moveConsultation: answer({}) },
      reach: async (page) => {
        await move(page);
        await chooseTime(page);
        await summaryButton(page).click();
        await summaryButton(page).waitFor({ state: 'detached' });
      },
    },
    {
      name: 'appointment/cancel',
      path,
      isWindow: true,
      reach: cancel,
    },
    {
      name: 'appointment/cancelled',
      path,
      answers: { cancelConsultation: answer({ state: 'cancelled' }) },
      reach: async (page, { bookedConsultation }) => {
        await cancel(page);
        await page.locator('dialog[open] button').last().click();
        await page.getByRole('heading', { name: bookedConsultation.page.cancelled.title }).waitFor();
      },
    },
    { name: 'appointment/now', path, answers: { readBookedConsultation: answer({ state: 'now' }) } },
    { name: 'appointment/over', path, answers: { readBookedConsultation: answer({ state: 'over' }) } },
    { name: 'appointment/unknown', path: 'consultation/appointment', isFault: true },
    {
      name: 'appointment/not-loaded',
      path,
      isFault: true,
      answers: {
        readBookedConsultation: { status: 500, json: { success: false, error: 'Something went wrong.' } },
      },
    },
  ];
}

async function move(page: Page): Promise<void> {
  await page.locator('main button').first().click();
  await page.mouse.move(0, 0); // the pointer would mark a day
  await page.locator('input[name=date]').first().waitFor({ state: 'attached' });
}

async function cancel(page: Page): Promise<void> {
  await page.locator('main button').nth(1).click();
  await page.locator('dialog[open]').waitFor();
}
