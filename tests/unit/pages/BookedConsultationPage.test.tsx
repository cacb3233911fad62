import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Slot } from '#shared/time-of-day.ts';
import type { BookedConsultation } from '#shared/contract/consultations.ts';
import { BookedConsultationPage } from '#app/pages/BookedConsultationPage.tsx';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { renderApp, renderOnSite } from '#tests/support/render.tsx';

const PATH = '/consultation/appointment';
const at = (token: string) => ({ at: `${PATH}?token=${token}`, route: PATH });

function answer(state: BookedConsultation['state'], date = '2026-11-24', time: Slot = '2:00 PM') {
  const appointment = { date, time, state, meeting_url: '', by_phone: false };
  return { json: { success: true as const, appointment } };
}

function aServer(...replies: Reply<'readBookedConsultation' | 'moveConsultation' | 'cancelConsultation'>[]) {
  return new FakeServer()
    .on('readAvailability', { json: { success: true, taken: {}, meets_online: false } }, 'network failure')
    .on(['readBookedConsultation', 'moveConsultation', 'cancelConsultation'], ...replies);
}

const heading = async (text: string) => {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text));
  return screen.getByRole('heading', { level: 1 });
};
/** The paragraph with a day and its time, between which its line may break. */
const shown = async (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === text);
const button = (name: string) => screen.getByRole('button', { name });
const writes = (server: FakeServer) => server.requests.filter(({ method }) => method !== 'GET');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:00:00Z') });
});

describe('the page behind a consultation’s link', () => {
  it('shows what is agreed and changes nothing by being opened', async () => {
    const { server } = renderOnSite(<BookedConsultationPage />, {
      ...at('a.b'),
      server: aServer(answer('ahead')),
    });
    await heading('Your consultation');
    await shown('Tuesday, November 24, 2:00 PM');
    expect(screen.getByText('Still to be agreed')).toBeTruthy();
    expect(writes(server)).toEqual([]);
    expect(server.requests[0]?.url).toBe('/api/appointment.php?token=a.b');
  });

  it('shows the link to meet online, where there is one', async () => {
    const ahead = answer('ahead');
    const url = 'https://meet.example.com/wren-1';
    renderOnSite(<BookedConsultationPage />, {
      ...at('a.b'),
      server: aServer({
        json: { ...ahead.json, appointment: { ...ahead.json.appointment, meeting_url: url } },
      }),
    });
    const link = await screen.findByRole('link', { name: 'Open the video room' });
    expect(link.getAttribute('href')).toBe(url);
  });

  it('is in the site’s frame, and kept out of search', async () => {
    renderApp({ at: `${PATH}?token=a.b`, server: aServer(answer('ahead')) });
    await screen.findByRole('button', { name: 'Cancel it' });
    expect(document.head.querySelector<HTMLMetaElement>('meta[name=robots]')?.content).toBe('noindex');
  });

  it.each([
    ['without a token', PATH, aServer({ status: 500, unchecked: {} })],
    [
      'with one that is not ours',
      `${PATH}?token=x`,
      aServer({ status: 404, json: { success: false, error: 'No.' } }),
    ],
    [
      'with one too long',
      `${PATH}?token=x`,
      aServer({ status: 422, json: { success: false, error: 'No.' } }),
    ],
  ])('%s says so, and how to get in touch', async (_how, address, server) => {
    renderOnSite(<BookedConsultationPage />, { at: address, route: PATH, server });
    await heading('This link leads to no consultation.');
    expect(screen.getByText(/@/).getAttribute('href')).toMatch(/^mailto:/);
    expect(screen.getByText(/555/).getAttribute('href')).toMatch(/^tel:/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[BookedConsultation['state'], string]>([
    ['cancelled', 'It’s cancelled.'],
    ['over', 'This consultation is over.'],
  ])('says when it was and offers another booking where it is %s', async (state, title) => {
    renderOnSite(<BookedConsultationPage />, { ...at('a.b'), server: aServer(answer(state)) });
    await heading(title);
    expect(await shown('Tuesday, November 24, 2:00 PM')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Book another time').getAttribute('href')).toBe('/consultation');
  });

  it.each([
    ['https://meet.example.com/wren-1', false, 'I’m in the video room.', 'https://meet.example.com/wren-1'],
    ['', true, 'I’m calling you at the number you left.', 'tel:+15205550142'],
    ['', false, 'I have no number of yours yet.', 'tel:+15205550142'],
  ])(
    'leads to the call while it takes place (link %j, number %j)',
    async (meeting_url, by_phone, says, leads) => {
      const { json } = answer('now');
      renderOnSite(<BookedConsultationPage />, {
        ...at('a.b'),
        server: aServer({ json: { ...json, appointment: { ...json.appointment, meeting_url, by_phone } } }),
      });
      await heading('It’s time.');
      expect(screen.getByText(says, { exact: false })).toBeTruthy();
      expect(screen.getByText(/^(Join the call|Call \()/).getAttribute('href')).toBe(leads);
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.queryByText('Book another time')).toBeNull();
    },
  );

  it('can be tried again when the server does not answer', async () => {
    const server = aServer('network failure', answer('ahead'));
    const { user } = renderOnSite(<BookedConsultationPage />, { ...at('a.b'), server });
    await user.click(await screen.findByRole('button', { name: 'Load the page again' }));
    await heading('Your consultation');
    expect(await shown('Tuesday, November 24, 2:00 PM')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull();
  });
});

describe('cancelling', () => {
  it('asks first, and keeps it when asked to', async () => {
    const { user, server } = renderOnSite(<BookedConsultationPage />, {
      ...at('a.b'),
      server: aServer(answer('ahead')),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel it' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText('Tuesday, November 24, 2:00 PM Arizona time')).toBeTruthy();
    await user.click(question.getByText('Keep it'));
    expect(writes(server)).toEqual([]);
    expect(button('Cancel it')).toBeTruthy();
  });

  async function cancel(
    ...replies: Reply<'readBookedConsultation' | 'moveConsultation' | 'cancelConsultation'>[]
  ) {
    const view = renderOnSite(<BookedConsultationPage />, {
      ...at('a.b'),
      server: aServer(answer('ahead'), ...replies),
    });
    await view.user.click(await screen.findByRole('button', { name: 'Cancel it' }));
    await view.user.click(within(screen.getByRole('alertdialog')).getByText('Cancel it'));
    return view;
  }

  it('says that it is done, and takes the focus there', async () => {
    const { server } = await cancel(answer('cancelled'));
    expect(document.activeElement).toBe(await heading('It’s cancelled.'));
    expect(writes(server).map(({ method, url }) => [method, url])).toEqual([
      ['DELETE', '/api/appointment.php?token=a.b'],
    ]);
  });

  it('says why when it is not done, and looks again when it is not what it was', async () => {
    const gone = {
      status: 409,
      json: { success: false as const, error: 'This consultation is cancelled already.' },
    };
    const { user } = await cancel(gone, answer('cancelled'));
    expect(
      await screen.findByText('This consultation is cancelled already.', { selector: 'dialog p' }),
    ).toBeTruthy();
    await user.click(screen.getByText('OK'));
    await heading('It’s cancelled.');
  });

  it('leaves it standing when the network fails', async () => {
    const { user } = await cancel('network failure');
    await screen.findByText(/^Network error/, { selector: 'dialog p' });
    await user.click(screen.getByText('OK'));
    expect(button('Cancel it')).toBeTruthy();
  });
});

describe('moving', () => {
  async function choose(
    ...replies: Reply<'readBookedConsultation' | 'moveConsultation' | 'cancelConsultation'>[]
  ) {
    const view = renderOnSite(<BookedConsultationPage />, {
      ...at('a.b'),
      server: aServer(answer('ahead'), ...replies),
    });
    await view.user.click(await screen.findByRole('button', { name: 'Move it' }));
    expect(document.activeElement).toBe(await heading('Move your consultation'));
    expect(button('Move it').hasAttribute('disabled')).toBe(true);
    await view.user.click(screen.getByLabelText(/Wednesday, November 25/));
    await view.user.click(screen.getByLabelText(/^4:00 PM/));
    await view.user.click(button('Move it'));
    return view;
  }

  it('sends the new day and time, and shows them', async () => {
    const { server } = await choose(answer('ahead', '2026-11-25', '4:00 PM'));
    expect(document.activeElement).toBe(await heading('It’s moved.'));
    expect(await shown('Wednesday, November 25, 4:00 PM')).toBeTruthy();
    expect(writes(server).map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { date: '2026-11-25', time: '4:00 PM' }],
    ]);
  });

  it('is sent once by a double click, and again after a failure', async () => {
    const { server } = await choose('network failure', 'never');
    await screen.findByText(/^Network error/, { selector: 'p span' });
    const form = screen.getByLabelText(/^4:00 PM/).closest('form')!;
    act(() => {
      // Faster than the button can be disabled.
      form.requestSubmit();
      form.requestSubmit();
    });
    await waitFor(() => expect(writes(server)).toHaveLength(2));
  });

  it('strikes a time out that somebody took meanwhile, even if it is still called free, and keeps the day', async () => {
    const taken = { success: false as const, error: 'That time has just been taken.', field: 'time' };
    await choose({ status: 409, json: taken });
    await screen.findByText('That time has just been taken.', { selector: 'p span' });
    expect(screen.getByLabelText<HTMLInputElement>(/^4:00 PM/).disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(/Wednesday, November 25/).checked).toBe(true);
  });

  it('keeps what was chosen when the network fails', async () => {
    await choose('network failure');
    await screen.findByText(/^Network error/, { selector: 'p span' });
    expect(screen.getByLabelText<HTMLInputElement>(/^4:00 PM/).checked).toBe(true);
  });

  it('marks the day and the time that it is on now, which can’t be chosen again', async () => {
    const { user } = renderOnSite(<BookedConsultationPage />, {
      ...at('a.b'),
      server: aServer(answer('ahead', '2026-11-25', '4:00 PM')),
    });
    await user.click(await screen.findByRole('button', { name: 'Move it' }));
    await user.click(screen.getByLabelText(/Wednesday, November 25, booked$/));
    expect(screen.getByLabelText<HTMLInputElement>(/^4:00 PM +booked$/).disabled).toBe(true);
    await user.click(screen.getByLabelText(/Thursday, November 26$/));
    expect(screen.getByLabelText<HTMLInputElement>(/^4:00 PM$/).disabled).toBe(false);
  });

  it('can be left, and all is as it was', async () => {
    const { user, server } = renderOnSite(<BookedConsultationPage />, {
      ...at('a.b'),
      server: aServer(answer('ahead')),
    });
    await user.click(await screen.findByRole('button', { name: 'Move it' }));
    await user.click(button('Keep it as it is'));
    expect(document.activeElement).toBe(await heading('Your consultation'));
    expect(writes(server)).toEqual([]);
  });
});
